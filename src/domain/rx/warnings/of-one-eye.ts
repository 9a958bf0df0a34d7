import type { WarningCode } from '../../vocabulary/warning-codes.ts';

/** Warnings about one eye. The others are about both eyes, even if shown at one. */
const ofOneEye = [
  'prismHigh',
  'pdUnusual',
  'nearPdUnusual',
  'nearPdShort',
  'addUnusual',
  'powerHigh',
  'blankTooLarge',
  'littleAbove',
  'centreOutwards',
  'centreFar',
  'traceWidthDiffers',
  'traceHeightDiffers',
  'traceRoundDiffers',
  'traceJumps',
] as const satisfies readonly WarningCode[];
export type OneEyeWarning = (typeof ofOneEye)[number];

const codes: ReadonlySet<WarningCode> = new Set(ofOneEye);

/** Whether a warning is about one eye. */
export const isOfOneEye = (code: WarningCode): boolean => codes.has(code);
