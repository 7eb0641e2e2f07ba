// The signs of the page, 24 × 24 each, drawn with the pen of `Icon.svelte`; what has a class is filled.

export const ICONS = {
  turn: '<path class="solid" d="M7 4.500 19 12 7 19.500z"/>',
  asked: '<path class="dots" d="M5 12h.1M12 12h.1M19 12h.1"/>',
  jail: '<path d="M4 4v16M9.300 4v16M14.700 4v16M20 4v16M3 6h18M3 18h18"/>',
  away: '<path d="M8 8 5.500 10.500a4 4 0 0 0 5.700 5.700L13 14.500M11 9.500l1.800-1.700a4 4 0 0 1 5.700 5.700L16 16M4 4l16 16"/>',
  bot: '<path d="M5 9.500h14v9.500H5zM12 9.500V6.200M2.500 13v3m19-3v3M9.300 13v.6m5.400-.6v.6M9.500 16.300h5"/><circle class="solid" cx="12" cy="4.500" r="1.500"/>',
  left: '<path d="M11 5 4 12l7 7M4 12h16"/>',
  right: '<path d="m13 5 7 7-7 7M4 12h16"/>',
  undo: '<path d="M8 5 3.500 9.500 8 14M4 9.500h10a5.500 5.500 0 0 1 0 11h-3"/>',
  close: '<path d="m5 5 14 14M19 5 5 19"/>',
  check: '<path d="m4 13 5.500 5.500L20 6.500"/>',
  refused: '<path d="M12 3.500 20.500 12 12 20.500 3.500 12zM12 8v5m0 3v.1"/>',
  help: '<path d="M8 9q0-4.500 4-4.500T16 8.500q0 2.300-2.300 3.500T12 15.500m0 4v.1"/>',
  about: '<circle cx="12" cy="12" r="9"/><path d="M12 11v6m0-10v.1"/>',
  menu: '<path d="M4 6.500h16M4 12h16M4 17.500h16"/>',
  share:
    '<path d="M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20c0-4 2.500-6 6.500-6s6.500 2 6.500 6M19 8v7m-3.500-3.500h7"/>',
  light:
    '<circle cx="12" cy="12" r="4.200"/><path d="M12 2.500v2m0 15v2m9.500-9.500h-2m-15 0h-2m16.200-6.700-1.400 1.400M6.700 17.300l-1.400 1.400m0-13.400 1.400 1.400m10.600 10.600 1.400 1.400"/>',
  dark: '<path d="M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z"/>',
  auto: '<circle cx="12" cy="12" r="8.500"/><path class="solid" d="M12 3.500a8.500 8.500 0 0 1 0 17z"/>',
  "sound-on": '<path d="M4 9.500h3.500L12 5.500v13l-4.500-4H4zM15.500 9q2.500 3 0 6m2.500-8.500q4.500 5.500 0 11"/>',
  "sound-off": '<path d="M4 9.500h3.500L12 5.500v13l-4.500-4H4zM15.500 9.500l5 5m0-5-5 5"/>',
  log: '<path d="M6 3.500h9l4 4v13H6zM9.500 9h5m-5 4h6m-6 4h6"/>',
  enlarge: '<circle cx="10.500" cy="10.500" r="6.500"/><path d="m15.500 15.500 5 5M10.500 7.500v6m-3-3h6"/>',
  reduce: '<circle cx="10.500" cy="10.500" r="6.500"/><path d="m15.500 15.500 5 5m-13-10h6"/>',
  here: '<path class="solid" d="M5 7h14l-7 9z"/>',
  squatted: '<path class="solid" d="M6 4h13l-4 4.500 4 4.500H6z"/><path d="M6 3v18"/>',
  last: '<path d="M6 3.500h12M6 20.500h12M7.500 3.500q0 5 4.500 8.500-4.500 3.500-4.500 8.500m9-17q0 5-4.500 8.500 4.500 3.500 4.500 8.500"/>',
  withheld: '<path d="M7 4h10l2 3v13H5V4zM8.500 10h7m-7 4h7M4 21 20 6"/>',
  house: '<path d="M3 11.500 12 4l9 7.500M5.500 10v10h13V10M10 20v-6h4v6"/>',
  cards: '<path d="M8 6.500h11v14H8zM5 17.500v-14h11"/>',
  eye: '<path d="M2.500 12Q7 5.500 12 5.500T21.500 12Q17 18.500 12 18.500T2.500 12z"/><circle cx="12" cy="12" r="2.800"/>',
  bell: '<path d="M5 17.500h14l-1.800-2.700V10.500a5.200 5.200 0 0 0-10.400 0v4.300zM10 20.500h4M12 5.200v-1.700"/>',
  hush: '<path class="solid" d="M4 6.500 11 12l-7 5.500zM12 6.500 19 12l-7 5.500z"/><path d="M20.500 6v12"/>',
  talk: '<path d="M4 5.500h16v10.500h-8l-4.500 4v-4H4z"/><path class="dots" d="M8.500 10.800h.1m3.400 0h.1m3.400 0h.1"/>',
  send: '<path d="M3.500 11 20.500 3.500 13 20.500l-2.500-7z"/>',
  hint: '<path d="M9.200 16.500c0-2.200-2.900-3.400-2.900-7a5.700 5.700 0 0 1 11.400 0c0 3.600-2.900 4.800-2.900 7zM9.700 20.500h4.600"/>',
  crown: '<path class="solid" d="m3.500 18 -1-11 5.500 4.500L12 4.500l4 7 5.500-4.500-1 11z"/>',
} as const;

export type IconName = keyof typeof ICONS;
