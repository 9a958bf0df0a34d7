import type { EyeField } from '../optics/eye-fields.ts';
import type { PrismBase, PrismPart } from '../optics/prism-parts.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import type { Span } from './items/tokens.ts';

/** Fields of the form that a message can fill. */
export type PastedPath =
  | `${EyeSide}.${EyeField}`
  | `${EyeSide}.prism.${PrismPart}`
  | `measures.${'refractedVertex' | 'vertexDistance' | 'pantoscopicTilt' | 'wrap'}`;

/** A value that was written, in its field's unit, and where. */
export interface PastedValue extends Span {
  readonly path: PastedPath;
  readonly value: number;
  /** Of a prism. */
  readonly base?: PrismBase;
  /** The PD or prism of both eyes of which this is the half, in the field's unit. */
  readonly splitFrom?: number;
}

export type PastedQuestionCode =
  /** Values without an eye, and two rows of them. */
  | 'whichEye'
  | 'whichRow'
  /** Written at the end of one eye, and perhaps meant for both. */
  | 'forBoth'
  | 'signMissing'
  /** `-75` as a sphere: hundredths, or a sign that was lost? */
  | 'hundredths'
  | 'twoValues'
  | 'stray'
  | 'pdPair'
  | 'baseMissing'
  /** One amount of prism, and two eyes. */
  | 'prismSplit'
  | 'axisWithoutCylinder'
  /** The only power besides an axis: a cylinder, or a sphere whose cylinder is missing? */
  | 'lonePower'
  /** Two powers that are not both before the axis: which of them is the sphere? */
  | 'powerOrder'
  /** Two powers behind both eyes: one for each, or sphere and cylinder? */
  | 'eachEye'
  /** Two additions: right and left, or one of them? */
  | 'addPair'
  /** `L same`. */
  | 'sameEye'
  /** `L BAL`: a lens of like weight, which is ordered elsewhere in the form. */
  | 'balance'
  /** May be a date, or a detail of the order, and nothing of the prescription. */
  | 'dateOrValue'
  | 'detailOrValue'
  /** Digits that can be read in several ways. */
  | 'unclear'
  /** Written under a heading for near vision. */
  | 'nearPower'
  /** Nothing to choose: what is written cannot be taken, or something is not written. */
  | 'prismAngle'
  | 'axisMissing'
  | 'sphereMissing'
  | 'outOfRange'
  | 'offStep'
  | 'unreadable';

export interface PastedChoice {
  readonly answer: string;
  /** What it would fill in; empty where the eye alone distinguishes the choices. */
  readonly values: readonly PastedValue[];
}

/** Something doubtful. Without an answer nothing of it is filled in. */
export interface PastedQuestion extends Span {
  /** The same as long as the text is. */
  readonly id: string;
  readonly code: PastedQuestionCode;
  /** The field it is about, if it is about one. */
  readonly path: PastedPath | null;
  readonly choices: readonly PastedChoice[];
}

/** Answers by the question's id. */
export type PastedAnswers = Readonly<Record<string, string>>;

/** What a message says of a prescription. */
export interface PastedRx {
  /** In the form's order, each path once. */
  readonly values: readonly PastedValue[];
  /** In the text's order. */
  readonly questions: readonly PastedQuestion[];
  /** Then nothing of it is read. */
  readonly isTooLong: boolean;
}
