// What is seen of a moment where it happens, when no card shows it: 64 × 64 each.

import { INK } from "../drawings";

export const PICTURES = {
  blast: `<path d="m32 2 6 12 11-7-2 13 14 1-10 9 11 9-14 1 3 13-12-6-7 14-7-14-12 6 3-13-14-1 11-9L1 21l14-1-2-13 11 7z" fill="#f4a33c" ${INK}/><path d="m32 14 4 9 8-3-2 8 8 3-7 5 3 8-8-2-6 9-6-9-8 2 3-8-7-5 8-3-2-8 8 3z" fill="#fff3c4" stroke="#c2452d" stroke-width="2"/>`,
  coins: `<ellipse cx="22" cy="46" rx="15" ry="6" fill="#f4c453" ${INK}/><ellipse cx="22" cy="39" rx="15" ry="6" fill="#f4c453" ${INK}/><ellipse cx="22" cy="32" rx="15" ry="6" fill="#f4c453" ${INK}/><ellipse cx="45" cy="52" rx="14" ry="6" fill="#efb43c" ${INK}/><ellipse cx="45" cy="45" rx="14" ry="6" fill="#efb43c" ${INK}/><circle cx="40" cy="16" r="10" fill="#f4c453" ${INK}/><path d="M40 11v10m3-8h-4q-2 0-2 1.500t3 1.500 3 2-3 2h-3" fill="none" stroke="#2e2119" stroke-width="1.600"/>`,
  key: `<circle cx="18" cy="24" r="13" fill="#efb43c" ${INK}/><circle cx="18" cy="24" r="5" fill="#fffaf0" ${INK}/><path d="M29 20h32v8h-5v9h-7v-9h-5v6h-6v-6h-9z" fill="#efb43c" ${INK}/>`,
  notes: `<path d="M24 46V12l30-6v32" fill="none" ${INK} stroke-width="4"/><path d="M24 20 54 14" ${INK} stroke-width="4"/><ellipse cx="17" cy="48" rx="9" ry="7" fill="#2e2119"/><ellipse cx="47" cy="41" rx="9" ry="7" fill="#2e2119"/>`,
  mug: `<path d="M10 22h32v36H10z" fill="#f4c453" ${INK}/><path d="M42 28h6q8 0 8 10t-8 10h-6" fill="none" ${INK} stroke-width="4"/><path d="M8 24q-4-10 6-11 3-8 12-5 8-5 12 3 10 1 6 12-4 6-9 2-5 6-11 1-6 5-10 0-4 2-6-2z" fill="#fffaf0" ${INK}/><path d="M18 34v16m8-16v16m8-16v16" stroke="#b07a14" stroke-width="3" stroke-linecap="round"/>`,
  hammer: `<path d="m26 26 26 30q4 4 7 0t0-7L32 20z" fill="#8a5a3c" ${INK}/><path d="M6 22 24 4l16 4-8 8 4 6-14 14-6-4-4 4z" fill="#9aa3ab" ${INK}/>`,
  gavel: `<path d="m28 30 26 24q4 4 6 1t-1-6L34 24z" fill="#8a5a3c" ${INK}/><path d="M8 26 26 8l14 14-18 18z" fill="#b07a14" ${INK}/><path d="m4 24 6-6 20 20-6 6zM20 8l6-6 20 20-6 6z" fill="#d79a3c" ${INK}/><path d="M4 56h26v5H4z" fill="#6b3a1f" ${INK}/>`,
  deal: `<path d="M2 20h14v26H2zm46 0h14v26H48z" fill="#27548c" ${INK}/><path d="m16 24 14-4 18 6v16L34 50q-4 2-8-2L16 40z" fill="#f0c69c" ${INK}/><path d="m30 20-8 10q4 5 10-1l14 13M26 40l6 5m-1-10 7 6" fill="none" ${INK}/>`,
  bankrupt: `<path d="M14 8h36v48l-6-5-6 5-6-5-6 5-6-5-6 5z" fill="#fffaf0" ${INK}/><path d="M22 18h20M22 25h14" stroke="#9a8468" stroke-width="2.400"/><path d="M36 4 28 26l9 4-11 24" fill="none" stroke="#b3202a" stroke-width="4" stroke-linejoin="round"/>`,
  free: `<path d="M6 8h26v50H6z" fill="#a89a86" ${INK}/><path d="M11 13h16v40H11z" fill="#cfe9f5" ${INK}/><path d="M32 8 50 16v46l-18-4z" fill="#6b4f39" ${INK}/><path d="M36 34h.1" stroke="#efb43c" stroke-width="6" stroke-linecap="round"/>`,
} as const;
