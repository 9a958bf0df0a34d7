import type { KnownLens } from '../../catalogue/follow-lens.ts';
import type { LensVariant } from '../../catalogue/lens.ts';
import { bandFor } from '../../catalogue/lens-availability.ts';
import type { Job } from '../../frame/frame.ts';
import { type EyeField, eyeFields, eyeLimits } from '../../optics/eye-fields.ts';
import { transpose } from '../../optics/sphero-cylinder.ts';
import type { EyeSide } from '../../vocabulary/eye.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import { isForNear } from '../centration.ts';
import { type Finding, findUnsound } from '../known-number.ts';
import type { KnownEye } from '../known-rx.ts';
import type { LensUse } from '../lens-use.ts';
import { checkPrism } from './prism-rules.ts';

/** The lens, its use and the job, which determine the required eye fields. */
export interface EyeContext extends KnownLens {
  readonly use?: LensUse | null | undefined;
  readonly job?: Job | undefined;
  /** B of the frame, tenths of a millimetre; null if unknown. */
  readonly frameHeight?: number | null | undefined;
}

type Rule = (eye: KnownEye, lens: EyeContext) => Finding | null;

/** Rules of each field. Only the first finding is shown. */
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

/** All issues of one eye, in field order (optics of the trade, rules of a good form). */
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
  // Transposing a plus cylinder can give a sphere outside the bounds.
  const { min, max } = eyeLimits.sphere;
  const isHeld = minus.sphere >= min && minus.sphere <= max;
  return isHeld && bandFor(variant, minus.sphere, minus.cylinder) !== undefined;
}

/** Whether there is a cylinder; undefined if it is unreadable. Only a non-zero power can lack a sign or be off step. */
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

/** Edging needs the PD to centre the lens. */
function pdMissing({ pd }: KnownEye, lens: EyeContext): Finding | null {
  const isCentred = hasNear(lens) || (isEdged(lens) && !isForNear(lens));
  return pd === null && isCentred ? { code: 'pdMissing' } : null;
}

function nearPdMissing({ nearPd }: KnownEye, lens: EyeContext): Finding | null {
  return nearPd === null && isForNear(lens) ? { code: 'nearPdMissing' } : null;
}

/** Eyes converge for reading, so the near PD cannot be longer. */
function nearPdAboveFar({ pd, nearPd }: KnownEye): Finding | null {
  if (typeof pd !== 'number' || typeof nearPd !== 'number' || nearPd <= pd) return null;
  return { code: 'nearPdAboveFar', params: { max: pd } };
}

function singleVisionOnly({ centreHeight }: KnownEye, lens: EyeContext): Finding | null {
  return centreHeight !== null && hasNear(lens) ? { code: 'singleVisionOnly' } : null;
}

/** For single vision, `height` is also the optical-centre height; the two must agree. */
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

/** Heights are measured from the lowest point of the box, so they are below B. */
function aboveFrame(field: 'height' | 'centreHeight'): Rule {
  return ({ [field]: height }, { frameHeight = null }) => {
    if (typeof height !== 'number' || frameHeight === null || height < frameHeight) return null;
    return { code: 'heightAboveFrame', params: { frame: frameHeight } };
  };
}
