/** Columns of the prescription table, in writing order. */
export const rowFields = ['sphere', 'cylinder', 'axis', 'add', 'pd', 'height'] as const;

export const powerFields = ['sphere', 'cylinder', 'axis'] as const;

/** Fields outside the table, needed less often. */
export const extraFields = ['nearPd', 'centreHeight'] as const;

export const eyeFields = [...rowFields, ...extraFields] as const;

export type EyeField = (typeof eyeFields)[number];

/**
 * Bounds, inclusive, and step of each field, in its unit (optics of the trade). The bounds of `centreHeight` are
 * general knowledge: no frame is taller.
 */
export const eyeLimits = {
  sphere: { min: -2500, max: 1800, step: 25 },
  cylinder: { min: -800, max: 800, step: 25 },
  axis: { min: 1, max: 180, step: 1 },
  add: { min: 25, max: 450, step: 25 },
  pd: { min: 200, max: 450, step: 5 },
  height: { min: 120, max: 350, step: 5 },
  nearPd: { min: 180, max: 450, step: 5 },
  centreHeight: { min: 50, max: 500, step: 5 },
} as const satisfies Record<EyeField, { min: number; max: number; step: number }>;
