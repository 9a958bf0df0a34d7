import type { LensColour, LensKind } from '../catalogue/lens.ts';
import type { FrameMaterial } from '../frame/details.ts';
import type { FrameType, Job } from '../frame/frame.ts';
import type { StandardShape } from '../frame/standard-shape.ts';
import type { LensUse } from '../rx/lens-use.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import type { LabMaterial, LabSegment } from './order.ts';

/** File words for each value. */
export type Words<Value extends string> = readonly (readonly [word: string, value: Value])[];

/** First part of LTYPE; the panel does not know TR, trifocal. */
export const kindWords: Words<LensKind> = [
  ['SV', 'singleVision'],
  ['BI', 'bifocal'],
  ['PR', 'progressive'],
];

/** Second part of LTYPE. */
export const segmentWords: Words<LabSegment> = [
  ['FT', 'flatTop'],
  ['RD', 'round'],
  ['CT', 'curved'],
  ['EX', 'executive'],
];

/** LMATTYPE; 0 is undefined. */
export const materialWords: Words<LabMaterial> = [
  ['1', 'plastic'],
  ['2', 'polycarbonate'],
  ['3', 'glass'],
  ['5', 'highIndex'],
  ['6', 'trivex'],
];

/** `_BAL` and `_DOMEYE`. */
export const sideWords: Words<EyeSide> = [
  ['R', 'right'],
  ['L', 'left'],
];

/** `_TINTFORM`. */
export const tintWords: Words<'solid' | 'gradient'> = [
  ['SOLID', 'solid'],
  ['GRADIENT', 'gradient'],
];

/** `_USE`. */
export const useWords: Words<LensUse> = [
  ['FAR', 'distance'],
  ['NEAR', 'near'],
];

/** `_RIM`: explicit, where FTYP and ETYP are ambiguous. */
export const rimWords: Words<FrameType> = [
  ['FULL', 'fullRim'],
  ['HALF', 'halfRim'],
  ['NONE', 'rimless'],
];

/** `_SHAPE`: the radii are those of a standard shape, not of a tracing. No public label is known. */
export const shapeWords: Words<StandardShape> = [
  ['ROUND', 'round'],
  ['OVAL', 'oval'],
  ['PANTO', 'panto'],
  ['RECTANGLE', 'rectangle'],
  ['AVIATOR', 'aviator'],
  ['CATEYE', 'catEye'],
];

/** FTYP if the frame has a rim; also `_FMAT`, because FTYP cannot combine rimless with a material. */
export const frameMaterialWords: Words<FrameMaterial> = [
  ['1', 'plastic'],
  ['2', 'metal'],
];

/** Standard flags in addition to COLR: PHOTO and POLAR are 1 or 0. */
export const colourFlags = [
  ['PHOTO', 'photochromic'],
  ['POLAR', 'polarised'],
] as const satisfies readonly (readonly [label: string, colour: LensColour])[];

/** `_JOBTYPE`: the standard distinguishes uncut and edged, but not whose frame it is. */
export const jobWords: Words<Job> = [
  ['UNCUT', 'uncut'],
  ['REMOTE', 'remoteEdged'],
  ['GLAZE', 'fullGlaze'],
];

/** ETYP by the rim it fits: 1 bevel, 2 rimless, 3 groove; −1 is uncut. */
export const edgeWords: Words<FrameType> = [
  ['1', 'fullRim'],
  ['2', 'rimless'],
  ['3', 'halfRim'],
];

/** Word for a value; empty for null. */
export function wordFor<Value extends string>(words: Words<Value>, value: Value | null): string {
  return words.find(([, each]) => each === value)?.[0] ?? '';
}
