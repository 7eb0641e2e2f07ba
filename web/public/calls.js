// Calls, as the service worker of a server shows them: whose turn it is, encrypted for this browser by the server
// (`server/calls/forms/web_push.py`). This follows `worker.js` in the server's script. Neither a message nor an address
// that is opened has a key: the page finds that on the device.

self.addEventListener("push", (event) => {
  const { table, text, language, tag } = event.data.json();
  const scope = self.registration.scope;
  const options = {
    body: text,
    lang: language,
    tag, // a later call replaces one about the same table
    renotify: true,
    image: new URL(`api/tables/${encodeURIComponent(table)}/preview?lang=${language}`, scope).href,
    data: { table },
  };
  event.waitUntil(self.registration.showNotification("Altbau", options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(`t/${encodeURIComponent(event.notification.data.table)}`, self.registration.scope).href;
  event.waitUntil(open(address));
});

/** Show the page of a table: the tab that has it, or a new one. */
async function open(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => url.split(/[?#]/)[0] === address);
  return there ? there.focus() : self.clients.openWindow(address);
}
