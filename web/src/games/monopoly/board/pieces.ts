// The token of each seat: silhouettes, 24 × 24 each, in the colour of the moment. What is cut out shows the ground.

const LINE = 'fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"';

export const PIECES: Record<string, string> = {
  // key
  A: `<path fill-rule="evenodd" d="M7 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zm0 3.3a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z"/><path d="M11 10.5h11v6h-2.8v-3h-2v2.2h-2.7v-2.2H11z"/>`,
  // chimney
  B: `<path d="M7.5 11h9l1.5 11H6z"/><path d="M6.2 7.5h11.6v2.7H6.2z"/><path d="M10 5.5q-3-3 1-4.5m4 4.5q-2.5-2.5 1-4.5" ${LINE} stroke-width="1.9"/>`,
  // umbrella
  C: `<path d="M12 2.5c6 0 10 4.2 10 9.5q-1.7-2-3.4-2T15.3 12q-1.6-2-3.3-2t-3.3 2q-1.7-2-3.4-2T2 12c0-5.3 4-9.5 10-9.5z"/><path d="M12 11v7.5a2.5 2.5 0 0 0 5 0" ${LINE}/>`,
  // cat
  D: `<path d="M5 2.5 9 6q3-.8 6 0l4-3.5v8c0 2.5-1 4-2.5 5.2 2 1.7 2.5 3.8 2.5 6.3H5c0-2.5.5-4.6 2.5-6.3C6 14.5 5 13 5 10.5z"/><path d="M19 20.5q3.5-1 2-5" ${LINE}/>`,
  // bicycle
  E: `<g ${LINE} stroke-width="1.9"><circle cx="5.5" cy="16" r="4"/><circle cx="18.5" cy="16" r="4"/><path d="M5.5 16 9 9h7l-4 7zM18.5 16 15 5.5h3M9 9 7.8 6.5m-1.6 0h3.4M9 9l3 7"/></g>`,
  // lantern
  F: `<path d="M12 1.5 17 6H7z"/><path fill-rule="evenodd" d="M6.5 7.2h11L15.8 16H8.2zm2.7 1.9 1 5h3.6l1-5z"/><path d="M10.7 16h2.6v4H17v2.5H7V20h3.7z"/>`,
  // flowerpot
  G: `<path d="M5 13h14v3H5zm1.5 3.8h11L16 22.5H8z"/><path d="M12 13V8" ${LINE}/><path d="M12 9.5q-7 .5-7-6.5 7 .5 7 6.5zm0-1.7q0-6 7-6.3 0 6.5-7 6.3z"/>`,
  // letterbox
  H: `<path fill-rule="evenodd" d="M3 11a6 6 0 0 1 6-6h9a4 4 0 0 1 4 4v8H3zm3.2 0v1.5h5.6V11z"/><path d="M10.5 17h3.2v5.5h-3.2z"/><path d="M16 5.5V1.2h4.5v2.6H18v1.7z"/>`,
};
