import type { KnownLens } from '../../catalogue/follow-lens.ts';
import type { LensVariant } from '../../catalogue/lens.ts';
import { bandFor } from '../../catalogue/lens-availability.ts';
import type { Job } from '../../frame/frame.ts';
import { type EyeField, eyeFields, eyeLimits } from '../../optics/eye-prescription.ts';
import { transpose } from '../../optics/transposition.ts';
import type { EyeSide } from '../../vocabulary/eye.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import { isForNear } from '../centration.ts';
import { type Finding, findUnsound } from '../known-number.ts';
import type { KnownEye } from '../known-rx.ts';
import type { LensUse } from '../rx-order.ts';
import { checkPrism } from './prism-rules.ts';

/** The lens, what it is for and what is to be done with it. */
export interface EyeContext extends KnownLens {
  readonly use?: LensUse | null | undefined;
  readonly job?: Job | undefined;
  /** Height of the frame's box, B; null while it is not known. */
  readonly frameHeight?: number | null | undefined;
}

type Rule = (eye: KnownEye, lens: EyeContext) => Finding | null;

/** The rules of each field in order of precedence: a field is told of one thing at a time. */
const rules: Record<EyeField, readonly Rule[]> = {
  sphere: [sphereMissing, unsound('sphere'), powerNotMade],
  cylinder: [unsound('cylinder')],
  axis: [unsound('axis'), axisMissing, axisWithoutCylinder],
  add: [addWithoutNear, unsound('add'), addMissing],
  pd: [unsound('pd'), pdMissing],
  height: [unsound('height'), heightMissing, heightBelowDesign, aboveFrame('height')],
  nearPd: [unsound('nearPd'), nearPdAboveFar, nearPdMissing],
  centreHeight: [
    singleVisionOnly,
    unsound('centreHeight'),
    aboveFrame('centreHeight'),
    centreHeightDiffers,
  ],
};

/** Everything that stands against one eye, in the order of its fields. */
export function checkEye(side: EyeSide, eye: KnownEye, lens: EyeContext): Issue[] {
  const ofFields = eyeFields.flatMap((field) => {
    const finding = firstFinding(rules[field], eye, lens);
    return finding ? [{ path: `${side}.${field}`, ...finding }] : [];
  });
  return [...ofFields, ...checkPrism(side, eye.prism)];
}

function firstFinding(inOrder: readonly Rule[], eye: KnownEye, lens: EyeContext): Finding | null {
  for (const rule of inOrder) {
    const finding = rule(eye, lens);
    if (finding) return finding;
  }
  return null;
}

function unsound(field: EyeField): Rule {
  return (eye) => findUnsound(eye[field], eyeLimits[field]);
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

function addWithoutNear({ add }: KnownEye, lens: EyeContext): Finding | null {
  const isRead = hasNear(lens) || isForNear(lens) || lens.kind === undefined;
  return add === null || isRead ? null : { code: 'addWithoutNear' };
}

function isEdged({ job }: EyeContext): boolean {
  return job === 'remoteEdged' || job === 'fullGlaze';
}

/** Who edges a lens centres it, and cannot without. */
function pdMissing({ pd }: KnownEye, lens: EyeContext): Finding | null {
  const isCentred = hasNear(lens) || (isEdged(lens) && !isForNear(lens));
  return pd === null && isCentred ? { code: 'pdMissing' } : null;
}

function nearPdMissing({ nearPd }: KnownEye, lens: EyeContext): Finding | null {
  return nearPd === null && isForNear(lens) ? { code: 'nearPdMissing' } : null;
}

/** Eyes turn inwards to read. */
function nearPdAboveFar({ pd, nearPd }: KnownEye): Finding | null {
  if (typeof pd !== 'number' || typeof nearPd !== 'number' || nearPd <= pd) return null;
  return { code: 'nearPdAboveFar', params: { max: pd } };
}

function singleVisionOnly({ centreHeight }: KnownEye, lens: EyeContext): Finding | null {
  return centreHeight !== null && hasNear(lens) ? { code: 'singleVisionOnly' } : null;
}

/** In the row of single vision, too, the height is that of the optical centre: typed twice, it is one. */
function centreHeightDiffers({ height, centreHeight }: KnownEye, lens: EyeContext): Finding | null {
  const areBoth = typeof height === 'number' && typeof centreHeight === 'number';
  if (!areBoth || lens.kind !== 'singleVision' || height === centreHeight) return null;
  return { code: 'centreHeightDiffers', params: { height } };
}

function heightMissing({ height }: KnownEye, lens: EyeContext): Finding | null {
  return height === null && hasNear(lens) && isEdged(lens) ? { code: 'heightMissing' } : null;
}

function heightBelowDesign({ height }: KnownEye, { design }: KnownLens): Finding | null {
  const min = design?.minimumHeight ?? null;
  if (typeof height !== 'number' || min === null || height >= min) return null;
  return { code: 'heightBelowDesign', params: { min } };
}

/** Heights are measured up from the lowest point of the lens, which is no higher than its box. */
function aboveFrame(field: 'height' | 'centreHeight'): Rule {
  return ({ [field]: height }, { frameHeight = null }) => {
    if (typeof height !== 'number' || frameHeight === null || height < frameHeight) return null;
    return { code: 'heightAboveFrame', params: { frame: frameHeight } };
  };
}
