// Plays a seat on patches to the end of the game, and prints the table then: node client.mjs ADDRESS TABLE KEY
const [address, id, key] = process.argv.slice(2);
const socket = new WebSocket(`${address.replace("http", "ws")}/api/tables/${id}/live?send=patch&version=5`, ["altbau", key]);
const say = (message) => socket.send(JSON.stringify(message));
const nameOf = (element) => element[["id", "seat", "square"].find((name) => name in element)];
const inside = (at, path) => path.reduce((at, name) => (Array.isArray(at) ? at.find((each) => nameOf(each) === name) : at[name]), at);
let table, number = -1, sent = 0, answered = 0, chance = 7;

function change({ set = {}, order = {} }) {
  for (const [path, value] of Object.entries(set)) {
    const names = path.split("/"), last = names.pop(), at = inside(table, names);
    const place = Array.isArray(at) ? at.findIndex((each) => nameOf(each) === last) : last;
    at[place === -1 ? at.length : place] = value;
  }
  for (const [path, names] of Object.entries(order)) {
    const list = inside(table, path.split("/"));
    list.splice(0, list.length, ...names.map((name) => list.find((each) => nameOf(each) === name)));
  }
}
function move() {
  const words = [];
  for (let choices = table.question.choices, choice; choices?.length; choices = choice.next) {
    chance = (chance * 16807) % 2147483647;
    choice = choices[chance % choices.length];
    words.push(choice.token);
  }
  sent += 1;
  answered = Infinity; // until the server says which state answers the move
  say({ type: "move", id: `${key.slice(0, 8)}-${sent}`, seq: table.seq, tokens: words.join(" ") });
}
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === "refused") throw new Error(data);
  if (message.type === "accepted") answered = message.seq;
  else if (message.type === "update") [table, number] = [message.table, message.number];
  else if (message.number === number + 1) [number] = [message.number, change(message.public), change(message.own)];
  else if (message.number > number) return say({ type: "refresh" });
  if (table?.phase === "over") return console.log(JSON.stringify(table)), socket.close();
  if (table?.seq >= answered && table.question?.choices.length) move();
};
