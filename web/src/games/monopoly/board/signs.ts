// What stands on the squares that are no streets: 64 × 64 each.

import { INK, JAIL, POLICE } from "../../../core/drawings";

/** By kind; where the squares of a kind differ, by name. */
export const SIGNS: Record<string, string> = {
  start: `<path d="M60 24H30V10L4 32l26 22V40h30z" fill="#a63d26" ${INK}/><path d="M52 32H24" fill="none" stroke="#fffaf0" stroke-width="4" stroke-linecap="round"/>`,
  station: `<path d="M6 26h30v20H6z" fill="#4d6f8a" ${INK}/><path d="M36 14h20v32H36z" fill="#a63d26" ${INK}/><path d="M41 20h10v10H41z" fill="#cfe9f5" ${INK}/><path d="M33 10h26v5H33zM11 14h9l-2 12h-5z" fill="#2b2d33" ${INK}/><path d="m6 46-4 8h12" fill="#7d6a58" ${INK}/><circle cx="16" cy="50" r="7" fill="#2b2d33" ${INK}/><circle cx="32" cy="50" r="7" fill="#2b2d33" ${INK}/><circle cx="49" cy="49" r="8" fill="#2b2d33" ${INK}/><path d="M16 50h33" stroke="#d9d3c7" stroke-width="2.5"/>`,
  elektrizitaetswerk: `<path d="M32 5c11 0 19 8 19 18 0 9-8 13-9 22H22c-1-9-9-13-9-22C13 13 21 5 32 5z" fill="#f4c453" ${INK}/><path d="m35 13-10 15h7l-3 12 11-16h-7z" fill="#a63d26" ${INK} stroke-width="1.6"/><path d="M23 45h18v6H23zm3 6h12v7H26z" fill="#9aa3ab" ${INK}/>`,
  wasserwerk: `<path d="M4 24h28c14 0 20 6 20 18H38c0-4-2-5-6-5H4z" fill="#9aa3ab" ${INK}/><path d="M20 12h4v12h-4z" fill="#7d6a58" ${INK}/><path d="M10 8h24v6H10z" fill="#a63d26" ${INK}/><path d="M36 42h18v5H36z" fill="#7d6a58" ${INK}/><path d="M45 49q6 7 0 11-6-4 0-11z" fill="#5ba7d6" ${INK} stroke-width="1.6"/>`,
  chance: `<path d="M14 10 46 4l8 46-32 6z" fill="#fffaf0" ${INK}/><path d="M26 22q1-8 9-9 8 0 9 6t-6 10q-3 2-2 6" fill="none" stroke="#a63d26" stroke-width="5" stroke-linecap="round"/><path d="M37 44h.1" stroke="#a63d26" stroke-width="6" stroke-linecap="round"/>`,
  community: `<path d="M5 16h54v38H5z" fill="#fffaf0" ${INK}/><path d="m5 16 27 22 27-22M5 54l19-22m35 22L40 32" fill="none" ${INK}/><circle cx="32" cy="38" r="8" fill="#a63d26" ${INK}/><path d="m28 39 4-4 4 4v3h-8z" fill="#fffaf0"/>`,
  tax: `<path d="M22 18q-18 16-16 32 1 10 26 10t26-10q2-16-16-32z" fill="#b98a55" ${INK}/><path d="M22 18 16 6q8 4 16 0 8 4 16 0l-6 12z" fill="#d2a877" ${INK}/><path d="M20 18h24" stroke="#a63d26" stroke-width="4" stroke-linecap="round"/><path d="m24 50 16-20" stroke="#2e2119" stroke-width="3.4" stroke-linecap="round"/><circle cx="25" cy="34" r="4" fill="none" ${INK} stroke-width="3"/><circle cx="39" cy="47" r="4" fill="none" ${INK} stroke-width="3"/>`,
  jail: JAIL,
  parking: `<path d="M6 36 14 20q1-3 4-3h28q3 0 4 3l8 16v16H6z" fill="#4d6f8a" ${INK}/><path d="m13 34 6-12h26l6 12z" fill="#cfe9f5" ${INK}/><circle cx="15" cy="43" r="4" fill="#f4c453" ${INK}/><circle cx="49" cy="43" r="4" fill="#f4c453" ${INK}/><path d="M25 43h14M10 52h10v6H10zm34 0h10v6H44z" fill="#2b2d33" ${INK}/>`,
  "to-jail": POLICE,
};
