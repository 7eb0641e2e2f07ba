// Drawings that several games need: 64 × 64 each.

export const INK = 'stroke="#2e2119" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"';

export const POLICE = `<path d="M8 34q0-10 24-10t24 10l-6 6q-18-6-36 0z" fill="#1f3f6b" ${INK}/><path d="M12 28Q8 8 32 8t20 20q-20-8-40 0z" fill="#27548c" ${INK}/><path d="m32 12 2.600 5 5.400.8-4 3.800 1 5.400-5-2.600-5 2.600 1-5.400-4-3.800 5.400-.8z" fill="#f4c453" ${INK} stroke-width="1.400"/><path d="M14 40q18-6 36 0-2 6-4 6-14-4-28 0-2 0-4-6z" fill="#11263f" ${INK}/><path d="M22 54h20" stroke="#27548c" stroke-width="5" stroke-linecap="round"/>`;
export const JAIL = `<path d="M6 8h52v50H6z" fill="#a89a86" ${INK}/><path d="M13 15h38v36H13z" fill="#2b2017" ${INK}/><circle cx="32" cy="34" r="9" fill="#f0c69c" ${INK}/><path d="M29 33h.1m6 0h.1" stroke="#2e2119" stroke-width="3" stroke-linecap="round"/><path d="M28 39q4-3 8 0" fill="none" ${INK}/><path d="M20 15v36m8-36v36m8-36v36m8-36v36" stroke="#d7dde2" stroke-width="3.600"/>`;
