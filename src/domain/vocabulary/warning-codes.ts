/** What is allowed but seldom meant: it holds an order until it is knowingly dismissed. */
export const warningCodes = [
  /** One eye is plus and the other minus, by more than a slip of the refraction. */
  'oppositeSigns',
  /** The eyes are so far apart that a multifocal may need slab-off. */
  'anisometropia',
  'prismHigh',
  'pdUnusual',
  'addUnusual',
  'addUnequal',
  'powerHigh',
  /** No blank on offer is large enough. */
  'blankTooLarge',
  /** Little of the frame is left above a progressive's cross. */
  'littleAbove',
  'heightsApart',
  'pdsApart',
  /** Edged lenses of which nothing tells the shape. */
  'shapeUnknown',
] as const;
export type WarningCode = (typeof warningCodes)[number];
