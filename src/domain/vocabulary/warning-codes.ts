/** Allowed but rarely intended: the order waits until the shop dismisses the warning. */
export const warningCodes = [
  /** The prescription was written long ago. */
  'prescriptionOld',
  /** One eye is clearly plus and the other clearly minus. */
  'oppositeSigns',
  /** The eyes differ so much that a multifocal may need slab-off. */
  'anisometropia',
  'prismHigh',
  'pdUnusual',
  'addUnusual',
  'addUnequal',
  'powerHigh',
  /** No available blank is large enough. */
  'blankTooLarge',
  /** Little room above a progressive's fitting cross. */
  'littleAbove',
  'heightsApart',
  'pdsApart',
  /** Lenses to be edged with neither a trace nor a frame sent in. */
  'shapeUnknown',
] as const;
export type WarningCode = (typeof warningCodes)[number];
