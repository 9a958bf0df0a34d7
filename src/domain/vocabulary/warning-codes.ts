/** Allowed but rarely intended: the order cannot be sent until the shop dismisses the warning. */
export const warningCodes = [
  /** The prescription was written long ago. */
  'prescriptionOld',
  /** One eye is clearly plus and the other clearly minus. */
  'oppositeSigns',
  /** The eyes differ so much that a multifocal may need slab-off. */
  'anisometropia',
  'prismHigh',
  /** Both vertical bases are up, or both down. */
  'basesAlike',
  /** One horizontal base is in and the other out. */
  'basesOpposed',
  'pdUnusual',
  'nearPdUnusual',
  /** The near PD is much shorter than the distance PD. */
  'nearPdShort',
  'addUnusual',
  'addUnequal',
  'powerHigh',
  /** No available blank is large enough. */
  'blankTooLarge',
  /** The requested diameter is smaller than the lens needs. */
  'diameterSmall',
  /** Little room above a progressive's fitting cross. */
  'littleAbove',
  /** The lens would be centred outwards of its box's middle. */
  'centreOutwards',
  /** The optical centre is far above or below the box's middle. */
  'centreFar',
  'dblUnusual',
  /** Too low an index for drilled holes. */
  'rimlessIndex',
  'heightsApart',
  'pdsApart',
  /** Lenses to be edged with neither a trace nor a frame sent in. */
  'shapeUnknown',
  /** The trace's file states an A, B or circumference that differs from its radii. */
  'traceWidthDiffers',
  'traceHeightDiffers',
  'traceRoundDiffers',
  /** A radius that differs from the next one more than any outline does. */
  'traceJumps',
  /** Traced lenses that differ in size, or are not mirror images of each other. */
  'traceSizesDiffer',
  'traceNotMirrored',
  /** The typed DBL differs from the trace file's. */
  'traceBridgeDiffers',
  /** The requested base curve is far from what the power needs. */
  'curveUnusual',
  /** The requested centre is very thin. */
  'centreThin',
] as const;
export type WarningCode = (typeof warningCodes)[number];
