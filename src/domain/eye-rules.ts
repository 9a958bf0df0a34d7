import type { Issue } from './issue.ts';
import type { LensDesign, LensKind, LensVariant } from './lens.ts';
import { bandFor } from './lens-availability.ts';
import { type EyeField, type EyeSide, eyeFields, eyeLimits } from './prescription.ts';
import { transpose } from './transposition.ts';

/** Why a typed value could not be read. */
type ReadingProblem = 'notANumber' | 'signMissing' | 'offStep' | 'outOfRange';

/** An eye as far as it is known: a value in the field's unit, null for an empty field, or why it could not be read. */
export type KnownEye = Readonly<Record<EyeField, number | null | ReadingProblem>>;

/** What is known of the lens; the rules that need a part stay silent until it is there. */
export interface KnownLens {
  readonly kind: LensKind | undefined;
  readonly design: LensDesign | undefined;
  readonly variant: LensVariant | undefined;
}

type Finding = Pick<Issue, 'code' | 'params'>;
type Rule = (eye: KnownEye, lens: KnownLens) => Finding | null;

/** The rules of each field in order of precedence: a field is told of one thing at a time. */
const rules: Record<EyeField, readonly Rule[]> = {
  sphere: [sphereMissing, unsound('sphere'), powerNotMade],
  cylinder: [unsound('cylinder')],
  axis: [unsound('axis'), axisMissing, axisWithoutCylinder],
  add: [addWithoutNear, unsound('add'), addMissing],
  pd: [unsound('pd'), pdMissing],
  height: [unsound('height'), heightBelowDesign],
};

/** Everything that stands against one eye, in the order of its fields. */
export function checkEye(side: EyeSide, eye: KnownEye, lens: KnownLens): Issue[] {
  return eyeFields.flatMap((field) => {
    const finding = firstFinding(rules[field], eye, lens);
    return finding ? [{ path: `${side}.${field}`, ...finding }] : [];
  });
}

function firstFinding(inOrder: readonly Rule[], eye: KnownEye, lens: KnownLens): Finding | null {
  for (const rule of inOrder) {
    const finding = rule(eye, lens);
    if (finding) return finding;
  }
  return null;
}

/** What is wrong with a value by itself, whatever the other fields hold. */
function unsound(field: EyeField): Rule {
  const { min, max, step } = eyeLimits[field];
  return (eye) => {
    const value = eye[field];
    if (value === null) return null;
    const isOutside = typeof value === 'number' && (value < min || value > max);
    if (value === 'outOfRange' || isOutside) return { code: 'outOfRange', params: { min, max } };
    const isBetweenSteps = typeof value === 'number' && value % step !== 0;
    if (value === 'offStep' || isBetweenSteps) return { code: 'offStep', params: { step } };
    return typeof value === 'string' ? { code: value } : null;
  };
}

function sphereMissing({ sphere }: KnownEye): Finding | null {
  return sphere === null ? { code: 'sphereMissing' } : null;
}

function powerNotMade(eye: KnownEye, lens: KnownLens): Finding | null {
  const { sphere, cylinder } = eye;
  if (!lens.variant || typeof sphere !== 'number' || typeof cylinder !== 'number') return null;
  if (unsound('cylinder')(eye, lens)) return null;
  return isMade(lens.variant, sphere, cylinder) ? null : { code: 'powerNotMade' };
}

function isMade(variant: LensVariant, sphere: number, cylinder: number): boolean {
  const minus = cylinder > 0 ? transpose({ sphere, cylinder, axis: null }) : { sphere, cylinder };
  // A plus cylinder can transpose to a sphere stronger than an order can hold.
  const { min, max } = eyeLimits.sphere;
  const isHeld = minus.sphere >= min && minus.sphere <= max;
  return isHeld && bandFor(variant, minus.sphere, minus.cylinder) !== undefined;
}

/** Whether a cylinder was meant; undefined when that cannot be told. Only a power other than 0 lacks a sign or a step. */
function hasCylinder({ cylinder }: KnownEye): boolean | undefined {
  return cylinder === 'notANumber' ? undefined : cylinder !== null && cylinder !== 0;
}

function axisMissing(eye: KnownEye): Finding | null {
  return eye.axis === null && hasCylinder(eye) === true ? { code: 'axisMissing' } : null;
}

function axisWithoutCylinder(eye: KnownEye): Finding | null {
  return eye.axis !== null && hasCylinder(eye) === false ? { code: 'axisWithoutCylinder' } : null;
}

function hasNear({ kind }: KnownLens): boolean {
  return kind === 'bifocal' || kind === 'progressive';
}

function addMissing({ add }: KnownEye, lens: KnownLens): Finding | null {
  return add === null && hasNear(lens) ? { code: 'addMissing' } : null;
}

function addWithoutNear({ add }: KnownEye, { kind }: KnownLens): Finding | null {
  return add !== null && kind === 'singleVision' ? { code: 'addWithoutNear' } : null;
}

function pdMissing({ pd }: KnownEye, lens: KnownLens): Finding | null {
  return pd === null && hasNear(lens) ? { code: 'pdMissing' } : null;
}

function heightBelowDesign({ height }: KnownEye, { design }: KnownLens): Finding | null {
  const min = design?.minimumHeight ?? null;
  if (typeof height !== 'number' || min === null || height >= min) return null;
  return { code: 'heightBelowDesign', params: { min } };
}
