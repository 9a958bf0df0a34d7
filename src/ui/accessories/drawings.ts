/** SVG paths on a 96 × 64 canvas: filled with the variant's colour, filled darker, and drawn as lines. */
export type Drawing = { body: string; shade?: string; line?: string };

/** Our drawings of accessories, by their name in the catalogue. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'case-hard': {
    body: 'M10 26q0-9 9-9h58q9 0 9 9v15q0 9-9 9H19q-9 0-9-9z',
    shade: 'M10 33h76v8q0 9-9 9H19q-9 0-9-9z',
    line: 'M10 33h76M43 29h10v8H43z',
  },
  'case-clam': {
    body: 'M7 35c0-13 18-20 41-20s41 7 41 20-18 15-41 15S7 48 7 35z',
    shade: 'M7 35h82c0 13-18 15-41 15S7 48 7 35z',
    line: 'M7 35h82M42 35v6h12v-6',
  },
  'case-fold': {
    body: 'M12 48 26 16h56L68 48z',
    shade: 'M12 48 26 16l14 16z',
    line: 'M12 48h56l14-32H26zM26 16l14 16h35M12 48l28-16',
  },
  'case-zip': {
    body: 'M12 24q0-9 9-9h54q9 0 9 9v17q0 9-9 9H21q-9 0-9-9z',
    line: 'M16 33h61l5 9M84 24h6v9h-6',
  },
  'case-kids': {
    body: 'M14 29q0-10 10-10h48q10 0 10 10v9q0 13-13 13H27q-13 0-13-13zM18 22q-4-11 9-10zM78 22q4-11-9-10z',
    line: 'M37 29v4M59 29v4M38 40q10 8 20 0',
  },
  'case-pouch': {
    body: 'M29 22q19 6 38 0l7 23q2 10-10 10H32q-12 0-10-10z',
    shade: 'M31 11q17 5 34 0l2 11q-19 6-38 0z',
    line: 'M29 22q19 6 38 0M67 22l15 5M67 22l12 13',
  },
  'case-slip': {
    body: 'M15 27h66v25H15z',
    shade: 'M15 27h66v7H15z',
    line: 'M23 27q0-12 11-12t11 12M51 27q0-12 11-12t11 12M45 21q3-3 6 0M19 48h58',
  },
  'case-tube': {
    body: 'M14 24h68q6 0 6 8t-6 8H14q-6 0-6-8t6-8z',
    shade: 'M58 24h24q6 0 6 8t-6 8H58z',
    line: 'M58 24v16',
  },
  'case-box': {
    body: 'M10 24h76v28H10z',
    shade: 'M10 24 18 12h60l8 12z',
    line: 'M29 24v28M48 24v28M67 24v28M10 24h76',
  },
  'shoe-straight': {
    body: 'M34 16h46q9 0 9 6t-9 6H34q-3 0-3-6t3-6zM34 36h46q9 0 9 6t-9 6H34q-3 0-3-6t3-6z',
    line: 'M6 22h25M6 42h25',
  },
  'shoe-curved': {
    body: 'M30 10h22q24 2 36 24l-8 5Q68 22 50 20H30zM18 30h22q24 2 36 24l-8 5Q56 42 38 40H18z',
    line: 'M8 15h22M2 35h16',
  },
  'shoe-hook': {
    body: 'M28 12h22q24 0 24 21 0 17-16 17-10 0-10-8h8q0 2 3 2 7 0 7-10 0-12-17-12H28z',
    line: 'M8 17h20',
  },
  'shoe-sleeve': {
    body: 'M12 16h72v12H12zM12 36h72v12H12z',
    shade: 'M12 16h10v12H12zM12 36h10v12H12z',
  },
  'shoe-wedge': {
    body: 'M18 32a13 13 0 1 0 26 0 13 13 0 1 0-26 0m7 0a6 6 0 1 1 12 0 6 6 0 1 1-12 0zM52 32a13 13 0 1 0 26 0 13 13 0 1 0-26 0m7 0a6 6 0 1 1 12 0 6 6 0 1 1-12 0z',
    line: 'M4 32h14M44 32h8M78 32h14',
  },
  'shoe-kids': {
    body: 'M8 16h24v10H8zM64 16h24v10H64zM42 44h12v9H42z',
    line: 'M30 26q2 22 12 22M66 26q-2 22-12 22',
  },
  'shoe-acetate': {
    body: 'M6 20h36q32 0 48 22l-11 7Q66 34 42 34H6z',
    shade: 'M6 20h30l-5 14H6z',
  },
  'cloth-plain': {
    body: 'M22 10h52v44H22z',
    shade: 'M74 54H56l18-18z',
    line: 'M28 16h40v20M28 16v32h24',
  },
  'cloth-folded': {
    body: 'M16 22h46l18 12v18H34L16 40z',
    shade: 'M16 22h46l18 12H34z',
    line: 'M34 34v18M34 43h46',
  },
  'cloth-print': {
    body: 'M22 10h52v44H22z',
    line: 'M28 22q8-8 16 0-8 8-16 0zM52 30q8-8 16 0-8 8-16 0zM32 42q8-8 16 0-8 8-16 0z',
  },
  'cloth-logo': {
    body: 'M22 10h52v44H22z',
    line: 'M33 32a6 6 0 1 0 12 0 6 6 0 1 0-12 0M51 32a6 6 0 1 0 12 0 6 6 0 1 0-12 0M45 31h6',
  },
  'cloth-key': {
    body: 'M38 22h38q8 0 8 8v14q0 8-8 8H38q-8 0-8-8V30q0-8 8-8z',
    shade: 'M30 32v-2q0-8 8-8h38q8 0 8 8v2z',
    line: 'M10 20a9 9 0 1 0 18 0 9 9 0 1 0-18 0M26 26l7 4',
  },
  'cloth-fog': {
    body: 'M26 26h48v28H26z',
    line: 'M18 18q5-7 10 0t10 0 10 0 10 0 10 0 10 0',
  },
  'cloth-wipes': {
    body: 'M16 26h64v28H16z',
    shade: 'M16 26l9-11h46l9 11z',
    line: 'M36 21q12-18 24 0M24 40h32',
  },
  'cloth-kit': {
    body: 'M18 26h24v28H18zM25 18h10v8H25z',
    shade: 'M50 28h32v26H50z',
    line: 'M22 13h26v5H22zM24 38h12',
  },
};
