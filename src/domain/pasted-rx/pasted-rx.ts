import type { EyeField } from '../optics/eye-fields.ts';
import type { PrismBase, PrismPart } from '../optics/prism-parts.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import type { Span } from './items/tokens.ts';

/** Fields of the form that a message can fill. */
export type PastedPath =
  | `${EyeSide}.${EyeField}`
  | `${EyeSide}.prism.${PrismPart}`
  | `measures.${'refractedVertex' | 'vertexDistance' | 'pantoscopicTilt' | 'wrap'}`;

/** A value found in the text, in its field's unit, with its position. */
export interface PastedValue extends Span {
  readonly path: PastedPath;
  readonly value: number;
  /** For a prism. */
  readonly base?: PrismBase;
  /** The total PD or prism of both eyes that was halved, in the field's unit. */
  readonly splitFrom?: number;
}

export type PastedQuestionCode =
  /** Values without an eye, or two rows of them. */
  | 'whichEye'
  | 'whichRow'
  /** Written at the end of one eye, but perhaps meant for both. */
  | 'forBoth'
  | 'signMissing'
  /** `-75` as a sphere: hundredths, or whole dioptres? */
  | 'hundredths'
  | 'twoValues'
  | 'stray'
  | 'pdPair'
  | 'baseMissing'
  /** One prism amount for two eyes. */
  | 'prismSplit'
  | 'axisWithoutCylinder'
  /** The only power next to an axis: a cylinder, or a sphere whose cylinder is missing? */
  | 'lonePower'
  /** Two powers that are not both before the axis: which one is the sphere? */
  | 'powerOrder'
  /** Two powers after both eyes: one for each, or sphere and cylinder? */
  | 'eachEye'
  /** Two additions: right and left, or alternatives? */
  | 'addPair'
  /** `L same`. */
  | 'sameEye'
  /** `L BAL`: a balance lens, which is ordered elsewhere in the form. */
  | 'balance'
  /** May be a date or an order detail rather than part of the prescription. */
  | 'dateOrValue'
  | 'detailOrValue'
  /** Digits with several readings. */
  | 'unclear'
  /** Written under a heading for near vision. */
  | 'nearPower'
  /** No choices: a value cannot be taken or is missing. */
  | 'prismAngle'
  | 'axisMissing'
  | 'sphereMissing'
  | 'outOfRange'
  | 'offStep'
  | 'unreadable';

export interface PastedChoice {
  readonly answer: string;
  /** Values it would fill in; empty if only the eye distinguishes the choices. */
  readonly values: readonly PastedValue[];
}

/** A question about something doubtful. Nothing is filled in until it is answered. */
export interface PastedQuestion extends Span {
  /** Stable as long as the text does not change. */
  readonly id: string;
  readonly code: PastedQuestionCode;
  /** The field in question, if there is a single one. */
  readonly path: PastedPath | null;
  readonly choices: readonly PastedChoice[];
}

/** Answers by question id. */
export type PastedAnswers = Readonly<Record<string, string>>;

/** The prescription read from a message. */
export interface PastedRx {
  /** In form order, each path once. */
  readonly values: readonly PastedValue[];
  /** In text order. */
  readonly questions: readonly PastedQuestion[];
  /** If true, nothing was read. */
  readonly isTooLong: boolean;
}
