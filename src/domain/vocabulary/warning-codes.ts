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
  /** A trace whose file says another A, B or circumference than its radii have. */
  'traceWidthDiffers',
  'traceHeightDiffers',
  'traceRoundDiffers',
  /** A radius that differs from the next one as no outline does. */
  'traceJumps',
  /** Traced lenses of unlike sizes, or of which one is not the mirror image of the other. */
  'traceSizesDiffer',
  'traceNotMirrored',
  /** The typed DBL is not the trace file's. */
  'traceBridgeDiffers',
] as const;
export type WarningCode = (typeof warningCodes)[number];
