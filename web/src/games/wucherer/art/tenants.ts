// Tenants, as they look out of a window: 64 × 64 each.

const HEAD = (skin: string) => `<circle cx="32" cy="28" r="12" fill="${skin}" stroke="#2e2119" stroke-width="2"/>`;
const FACE = '<path d="M27 27h.1M37 27h.1" stroke="#2e2119" stroke-width="3.4" stroke-linecap="round"/>';
const SMILE = '<path d="M27 33q5 4 10 0" fill="none" stroke="#2e2119" stroke-width="2" stroke-linecap="round"/>';
const FROWN = '<path d="M27 35q5-4 10 0" fill="none" stroke="#2e2119" stroke-width="2" stroke-linecap="round"/>';
const BODY = (cloth: string) =>
  `<path d="M12 62c0-14 8-21 20-21s20 7 20 21z" fill="${cloth}" stroke="#2e2119" stroke-width="2"/>`;
const person = (x: number, y: number, size: number, drawing: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${drawing}</g>`;

const child = (cloth: string) => BODY(cloth) + HEAD("#f0c69c") + FACE + SMILE;

export const TENANTS: Record<string, string> = {
  celebrities:
    person(
      -7,
      2,
      0.76,
      BODY("#c23b5a") +
        HEAD("#f0c69c") +
        '<path d="M18 34q-4-24 14-24t14 24q-3-13-7-16-7 4-14 0-5 4-7 16z" fill="#efb43c" stroke="#2e2119" stroke-width="1.600"/><path d="M22 26h9v5h-9zm11 0h9v5h-9z" fill="#1d1a1a"/>' +
        SMILE +
        '<path d="m32 46 2 4 4.500.600-3.200 3 .800 4.400-4.100-2.200-4 2.200.700-4.400-3.200-3 4.500-.600z" fill="#f4c453"/>',
    ) +
    person(
      22,
      2,
      0.76,
      BODY("#241712") +
        HEAD("#c98f63") +
        '<path d="M19 22q2-13 13-13t13 13q-6-5-13-5t-13 5z" fill="#241712"/><path d="M22 26h9v5h-9zm11 0h9v5h-9z" fill="#1d1a1a"/>' +
        SMILE +
        '<path d="m32 42-6 4v6l6-4 6 4v-6z" fill="#a63d26"/>',
    ),
  manager:
    person(
      4,
      -3,
      0.9,
      BODY("#45505a") +
        '<path d="m26 44 6 5 6-5-2 18h-8z" fill="#fffaf0"/><path d="m32 46-3 4 3 13 3-13z" fill="#a63d26"/>' +
        HEAD("#f0c69c") +
        '<path d="M20 24q1-13 12-13t12 13q-4-6-8-7-8 2-16 7z" fill="#6b5a3e"/>' +
        FACE +
        SMILE,
    ) +
    '<path d="M38 46h22v15H38z" fill="#8a5a3c" stroke="#2e2119" stroke-width="2"/><path d="M45 46v-4h8v4M38 52h22" fill="none" stroke="#2e2119" stroke-width="2"/>',
  "mother-with-child":
    person(
      5,
      -2,
      0.8,
      BODY("#b0567a") +
        '<path d="M17 44q-4-31 15-31t15 31q-4-4-5-16-8 2-12-3-5 5-8 3-1 12-5 16z" fill="#6b3a1f"/>' +
        HEAD("#f0c69c").replace('r="12"', 'r="10"') +
        FACE +
        FROWN,
    ) +
    person(
      30,
      29,
      0.55,
      BODY("#efb43c") + HEAD("#f0c69c") + FACE + '<ellipse cx="32" cy="35" rx="4" ry="4.500" fill="#5b1f1f"/>',
    ),
  pensioner:
    person(
      -3,
      -1,
      0.88,
      BODY("#4d6f4a") +
        HEAD("#f7d9b8") +
        '<path d="M19 30q-2-12 4-16-1 6-1 9zm26 0q2-12-4-16 1 6 1 9z" fill="#d9d3c7"/><circle cx="27" cy="28" r="4.600" fill="#cfe9f5" stroke="#2e2119" stroke-width="1.800"/><circle cx="37" cy="28" r="4.600" fill="#cfe9f5" stroke="#2e2119" stroke-width="1.800"/>' +
        '<path d="M25 36q7-5 14 0-7 3-14 0z" fill="#d9d3c7"/>',
    ) + '<path d="M54 62V34q0-7-6-7" fill="none" stroke="#6b3a1f" stroke-width="4" stroke-linecap="round"/>',
  punks:
    person(
      -6,
      0,
      0.62,
      BODY("#241712") + HEAD("#f0c69c") + '<path d="M28 18 24 2l6 8 2-9 2 9 6-8-4 16z" fill="#2f7a3a"/>' + FACE + SMILE,
    ) +
    person(
      29,
      0,
      0.62,
      BODY("#45505a") + HEAD("#c98f63") + '<path d="M28 18 24 2l6 8 2-9 2 9 6-8-4 16z" fill="#c23b5a"/>' + FACE + FROWN,
    ) +
    person(
      12,
      22,
      0.66,
      BODY("#8a1e1e") +
        HEAD("#f7d9b8") +
        '<path d="M28 18 23 0l7 9 2-10 2 10 7-9-5 18z" fill="#1f5f8b"/>' +
        FACE +
        SMILE,
    ),
  single:
    person(
      0,
      -2,
      1,
      BODY("#1f5f8b") +
        HEAD("#f0c69c") +
        '<path d="M19 26q0-16 13-16t13 16q-3-7-8-8-9 3-14 1-3 3-4 7z" fill="#4a2f1d"/>' +
        FACE +
        SMILE,
    ) +
    '<path d="M53 40c-7-6-10-9-10-13 0-5 7-6 10-1 3-5 10-4 10 1 0 4-3 7-10 13z" fill="#c23b5a" stroke="#2e2119" stroke-width="2"/>',
  student:
    person(
      0,
      0,
      0.98,
      BODY("#39702f") +
        HEAD("#e5b489") +
        '<path d="M20 24q2-8 12-8t12 8z" fill="#4a2f1d"/><path d="m32 6 19 8-19 8-19-8z" fill="#241712" stroke="#2e2119" stroke-width="1.600"/><path d="M48 15v10" stroke="#efb43c" stroke-width="2.400"/>' +
        FACE +
        SMILE,
    ) +
    '<path d="M10 50h20v12H10zm20 0h20v12H30z" fill="#fffaf0" stroke="#2e2119" stroke-width="2"/><path d="M14 54h12m8 0h12M14 58h12m8 0h12" stroke="#9a8468" stroke-width="1.800"/>',
  family:
    person(
      -4,
      2,
      0.68,
      BODY("#39702f") +
        HEAD("#e5b489") +
        '<path d="M20 26q2-13 12-13t12 12q-6-6-12-6t-12 7z" fill="#4a2f1d"/>' +
        FACE +
        SMILE,
    ) +
    person(
      25,
      4,
      0.66,
      BODY("#a63d26") +
        HEAD("#f0c69c") +
        '<path d="M20 36q-3-23 12-23t12 23q-2-12-6-14-8 3-12 0-5 3-6 14z" fill="#8a4b1f"/>' +
        FACE +
        SMILE,
    ) +
    person(19, 30, 0.54, child("#efb43c")),
  "group-house":
    person(
      -6,
      0,
      0.6,
      BODY("#7a4a94") +
        HEAD("#c98f63") +
        '<path d="M20 24 24 8l4 9 4-11 4 11 5-8 3 15q-12-8-24 0z" fill="#2f7a3a"/>' +
        FACE +
        SMILE,
    ) +
    person(
      29,
      0,
      0.6,
      BODY("#1f5f8b") +
        HEAD("#f0c69c") +
        '<path d="M19 30q0-17 13-17t13 17l-3-6q-10 2-20 0z" fill="#c23b5a"/>' +
        FACE +
        SMILE,
    ) +
    person(
      12,
      22,
      0.66,
      BODY("#efb43c") +
        HEAD("#8a5a3c") +
        '<path d="M18 26a14 14 0 0 1 28 0q-14-9-28 0z" fill="#241712"/>' +
        FACE +
        SMILE,
    ),
  hacker:
    BODY("#2c3a44") +
    '<path d="M16 42q-2-28 16-28t16 28q-6-8-6-14 0-6-10-6t-10 6q0 6-6 14z" fill="#22303a" stroke="#2e2119" stroke-width="2"/>' +
    HEAD("#f0c69c").replace('r="12"', 'r="10"') +
    '<path d="M23 26h8v6h-8zm10 0h8v6h-8zm-2 2h2" fill="#bfe3ff" stroke="#2e2119" stroke-width="1.8"/>' +
    '<path d="M14 48h36v14H14z" fill="#9aa7b0" stroke="#2e2119" stroke-width="2"/><path d="m27 52-4 3 4 3m10-6 4 3-4 3m-6 1 2-8" fill="none" stroke="#14382a" stroke-width="2"/>',
  "man-with-a-dog":
    person(
      -5,
      0,
      0.82,
      BODY("#6b5a3e") +
        HEAD("#f0c69c") +
        '<path d="M18 22h28l-5-4q-1-9-9-9t-9 9z" fill="#4d6f4a" stroke="#2e2119" stroke-width="2"/>' +
        FACE +
        '<path d="M24 34q8-5 16 0-8 4-16 0z" fill="#d9d3c7"/>',
    ) +
    '<path d="M36 62q-2-12 5-15l-4-9 8 4q6-2 9 2l7-4-3 9q5 4 3 13z" fill="#b87a45" stroke="#2e2119" stroke-width="2"/><path d="M45 49h.1M53 49h.1" stroke="#2e2119" stroke-width="3" stroke-linecap="round"/><path d="m47 54 2 2 2-2z" fill="#2e2119"/>',
  monster:
    '<path d="M10 62c-2-20 0-44 22-44s24 24 22 44l-6-5-5 5-5-5-6 5-6-5-5 5-5-5z" fill="#6fae5b" stroke="#2e2119" stroke-width="2"/>' +
    '<path d="M18 22 12 8l13 10zm28 0 6-14-13 10z" fill="#e9dcb5" stroke="#2e2119" stroke-width="2"/>' +
    '<circle cx="25" cy="31" r="6" fill="#fff" stroke="#2e2119" stroke-width="2"/><circle cx="41" cy="30" r="4" fill="#fff" stroke="#2e2119" stroke-width="2"/><path d="M26 32h.1M41 31h.1" stroke="#2e2119" stroke-width="4" stroke-linecap="round"/>' +
    '<path d="M19 42q13 12 26 0z" fill="#5b1f1f" stroke="#2e2119" stroke-width="2"/><path d="m25 44 3 5 2-4zm9 1 2 4 3-5z" fill="#fff"/>',
  "mother-with-children":
    person(
      8,
      -2,
      0.78,
      BODY("#b0567a") +
        '<path d="M17 44q-4-31 15-31t15 31q-4-4-5-16-8 2-12-3-5 5-8 3-1 12-5 16z" fill="#6b3a1f"/>' +
        HEAD("#f0c69c").replace('r="12"', 'r="10"') +
        FACE +
        FROWN,
    ) +
    person(-4, 30, 0.52, child("#1f5f8b")) +
    person(
      33,
      30,
      0.52,
      BODY("#39702f") + HEAD("#f0c69c") + FACE + '<ellipse cx="32" cy="35" rx="4" ry="4.5" fill="#5b1f1f"/>',
    ),
  mover:
    person(
      4,
      -3,
      0.84,
      BODY("#1f5f8b") +
        HEAD("#e5b489") +
        '<path d="M19 23q1-13 13-13t13 11l8 2v3H19z" fill="#c2452d" stroke="#2e2119" stroke-width="2"/>' +
        FACE +
        SMILE,
    ) +
    '<path d="M15 40h34v20H15z" fill="#cf9f62" stroke="#2e2119" stroke-width="2"/><path d="M15 46h34M29 40h6v9h-6z" fill="#e6c48f" stroke="#2e2119" stroke-width="1.6"/>',
  musicians:
    person(
      -3,
      -2,
      0.82,
      BODY("#2e2119") +
        HEAD("#f0c69c") +
        '<path d="M19 26q0-14 13-14t13 12l4-5q-2-14-17-14T17 19z" fill="#8a4b1f"/>' +
        FACE +
        '<ellipse cx="32" cy="35" rx="3.4" ry="4" fill="#5b1f1f"/>',
    ) +
    '<g transform="rotate(24 44 46)"><path d="M40 34q4-6 8 0 1 5 4 8 4 12-8 14-12-2-8-14 3-3 4-8z" fill="#c8742c" stroke="#2e2119" stroke-width="2"/><path d="M44 34V14" stroke="#2e2119" stroke-width="3"/><circle cx="44" cy="46" r="3" fill="#2e2119"/></g><path d="M54 20V8l7-2v11" fill="none" stroke="#2e2119" stroke-width="2"/><circle cx="52" cy="20" r="2.6"/><circle cx="59" cy="17" r="2.6"/>',
  nobles:
    person(
      -7,
      4,
      0.74,
      BODY("#241712") +
        HEAD("#f0c69c") +
        '<path d="M20 20h24v-3h-4V2H24v15h-4z" fill="#241712"/><path d="M24 14h16" stroke="#a63d26" stroke-width="3"/>' +
        FACE +
        '<circle cx="37" cy="27" r="5" fill="none" stroke="#b07a14" stroke-width="1.8"/>' +
        SMILE,
    ) +
    person(
      23,
      4,
      0.74,
      BODY("#7a4a94") +
        HEAD("#f7d9b8") +
        '<path d="M18 26q-2-20 14-20t14 20q-6-9-14-9t-14 9z" fill="#d9d3c7" stroke="#2e2119" stroke-width="1.6"/><path d="m24 10 3 5 5-7 5 7 3-5 1 8H23z" fill="#efb43c" stroke="#2e2119" stroke-width="1.6"/>' +
        FACE +
        SMILE +
        '<path d="M22 43q10 8 20 0" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="1 4" stroke-linecap="round"/>',
    ),
  "odd-ones":
    '<path d="M14 62c0-16 6-20 18-20s18 4 18 20z" fill="#45505a" stroke="#2e2119" stroke-width="2"/><path d="m32 42-7-3 7 10 7-10z" fill="#8a1e1e" stroke="#2e2119" stroke-width="1.5"/>' +
    '<path d="M19 26q0 16 13 16t13-16q0-14-13-14T19 26z" fill="#cfd8c9" stroke="#2e2119" stroke-width="2"/>' +
    '<path d="M18 26q-1-18 14-18t14 18l-5-9-9 6-9-6z" fill="#1d1a1a"/><path d="M24 26l5 2m11-2-5 2" stroke="#2e2119" stroke-width="2"/><circle cx="27" cy="29" r="2" fill="#a63d26"/><circle cx="37" cy="29" r="2" fill="#a63d26"/>' +
    '<path d="M26 35h12l-2 1-1 4-1-4h-4l-1 4-1-4z" fill="#fff" stroke="#2e2119" stroke-width="1.2"/><path d="M50 14q5-6 9 0-3-1-4 2-2-3-5-2z" fill="#2e2119"/>',
  "rental-nomad":
    BODY("#8a6b4e") +
    HEAD("#e5b489") +
    '<path d="M19 28q-2-17 13-17t13 17q3 17-6 20-7 3-14 0-9-3-6-20l5-5h16z" fill="#6b4a2c" stroke="#2e2119" stroke-width="1.6"/><path d="M23 24h18v8q-9 5-18 0z" fill="#e5b489"/>' +
    FACE +
    '<path d="M28 38q4 3 8 0" fill="none" stroke="#2e2119" stroke-width="2"/><path d="M52 62V18" stroke="#5c3a1e" stroke-width="3"/><path d="M44 24q8-14 16 0-8 8-16 0z" fill="#c2452d" stroke="#2e2119" stroke-width="2"/><path d="M50 22h.1M56 25h.1M53 19h.1" stroke="#fff" stroke-width="3" stroke-linecap="round"/>',
  scientist:
    BODY("#f4f1ea") +
    HEAD("#f7d9b8") +
    '<path d="M18 30Q8 20 16 12q1-8 10-7 6-5 12 0 9-1 10 7 8 8-2 18-2-10-8-12-6 3-12 0-6 2-8 12z" fill="#d9d3c7" stroke="#2e2119" stroke-width="1.8"/><circle cx="27" cy="28" r="4.6" fill="#cfe9f5" stroke="#2e2119" stroke-width="2"/><circle cx="37" cy="28" r="4.6" fill="#cfe9f5" stroke="#2e2119" stroke-width="2"/>' +
    SMILE +
    '<path d="M46 38h8v8l6 12q1 4-3 4H43q-4 0-3-4l6-12z" fill="#dff5e0" stroke="#2e2119" stroke-width="2"/><path d="m43 54 14-1 3 6q0 2-3 2H43q-3 0-3-2z" fill="#57b04b"/>',
  squatters:
    BODY("#2e2a28") +
    HEAD("#e5b489") +
    '<path d="m30 18-2-14 6 5 1-9 4 8 6-3-6 14z" fill="#c23b5a" stroke="#2e2119" stroke-width="2"/>' +
    FACE +
    '<path d="M20 31h24l-4 11H24z" fill="#1d1a1a"/><path d="M8 60V20" stroke="#5c3a1e" stroke-width="3"/><path d="M8 20h18v12H8z" fill="#1d1a1a" stroke="#fff8" stroke-width="1"/><path d="m13 30 4-8 4 8m-6-3h4" fill="none" stroke="#fff" stroke-width="1.8"/>',
  tavern:
    '<path d="M10 22h36v32q0 8-8 8H18q-8 0-8-8z" fill="#efb43c" stroke="#2e2119" stroke-width="2.4"/><path d="M46 30h7q6 0 6 7v6q0 8-13 9" fill="none" stroke="#2e2119" stroke-width="4"/><path d="M19 30v24m9-24v24m9-24v24" stroke="#b07a14" stroke-width="3"/>' +
    '<path d="M7 23q-3-9 6-11 2-8 11-5 6-6 13 0 8-1 9 6 7 3 3 10-5 5-9 0-4 6-9 1-6 5-10 0-8 5-14-1z" fill="#fffaf0" stroke="#2e2119" stroke-width="2"/>',
};

const over = (lower: string, upper: string) => `<g transform="translate(0 64)">${lower}</g>${upper}`;

/** Two-apartment tenants over two windows: 64 × 128. */
export const TALL: Record<string, string> = {
  celebrities: over(
    '<path d="M16 64 25 6h14l9 58z" fill="#a63d26" stroke="#2e2119" stroke-width="2"/><path d="M9 36q9 16 17 4m12 0q8 12 17-4" fill="none" stroke="#8a1e1e" stroke-width="4"/>' +
      '<path d="M9 62V34m46 28V34" stroke="#2e2119" stroke-width="7" stroke-linecap="round"/><path d="M9 62V34m46 28V34" stroke="#efb43c" stroke-width="4" stroke-linecap="round"/>' +
      '<path d="m32 18 3 6 6.600.900-4.800 4.600 1.200 6.500-6-3.200-5.900 3.200 1.100-6.500-4.800-4.600 6.600-.900z" fill="#f4c453" stroke="#2e2119" stroke-width="1.400"/>',
    TENANTS["celebrities"] ?? "",
  ),
  family: over(
    child("#efb43c") +
      '<path d="M45 52q8-3 9-12" fill="none" stroke="#2e2119" stroke-width="2"/><path d="M48 20q8-8 12 0t-6 12q-10-3-6-12z" fill="#a63d26" stroke="#2e2119" stroke-width="2"/>',
    TENANTS["family"] ?? "",
  ),
  "group-house": over(
    BODY("#39702f") +
      HEAD("#e5b489") +
      '<path d="M18 38q-2-27 14-27t14 27q-4-8-4-14H22q0 6-4 14z" fill="#efb43c"/>' +
      FACE +
      SMILE,
    TENANTS["group-house"] ?? "",
  ),
  manager: over(
    '<path d="M4 32h56v7H4z" fill="#8a5a3c" stroke="#2e2119" stroke-width="2"/><path d="M8 39h8v23H8zm40 0h8v23h-8z" fill="#7a4a2c" stroke="#2e2119" stroke-width="2"/>' +
      '<path d="M13 8h26v20H13z" fill="#fffaf0" stroke="#2e2119" stroke-width="2"/><path d="m17 24 6-6 5 4 8-10" fill="none" stroke="#39702f" stroke-width="2.400"/><path d="M24 28h4v4h-4z" fill="#45505a"/>' +
      '<path d="M44 26h13l-2 6h-9z" fill="#2e2119"/><path d="M42 24q8-7 17 0l-3 3q-5-4-11 0z" fill="#2e2119"/>',
    TENANTS["manager"] ?? "",
  ),
  nobles: over(
    '<path d="M8 56h48v6H8z" fill="#7a4a2c" stroke="#2e2119" stroke-width="2"/><path d="M20 56q-6-16 4-20 1-12 8-12t8 12q10 4 4 20z" fill="#fffaf0" stroke="#2e2119" stroke-width="2"/><path d="M28 33h.1m7 0h.1" stroke="#2e2119" stroke-width="3.4" stroke-linecap="round"/><path d="m29 38 3 3 3-3z" fill="#2e2119"/><path d="m26 22 2-6 4 4 4-4 2 6z" fill="#efb43c" stroke="#2e2119" stroke-width="1.6"/>',
    TENANTS["nobles"] ?? "",
  ),
};
