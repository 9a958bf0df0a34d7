import type { LensCatalogue } from '../catalogue/lens.ts';
import { frameFields } from '../frame/measurements.ts';
import { hasPlusMeridian, minimumBlank } from '../optics/blank-size.ts';
import { inset } from '../optics/decentration.ts';
import { powerFields } from '../optics/eye-fields.ts';
import { prismOfDecentration } from '../optics/prentice.ts';
import { powerInMeridian, type SpheroCylinder, toMinusForm } from '../optics/sphero-cylinder.ts';
import { compensateVertex, offerOnStep } from '../optics/vertex.ts';
import { centringOf } from '../rx/centration.ts';
import type { KnownDraft } from '../rx/draft/read-known.ts';
import { type SoundDraft, soundDraft } from '../rx/draft/sound-draft.ts';
import type { KnownEye } from '../rx/known-rx.ts';
import { checkNumber, knownNumber, type RxNumberPath } from '../rx/number-fields.ts';
import { checkEye } from '../rx/rules/eye-rules.ts';
import type { EyeSide } from '../vocabulary/eye.ts';

/** Consequences of frame, centration and power for one eye; tenths of a millimetre, hundredths of a prism dioptre. */
export interface FrameFact {
  /** Horizontal only. */
  readonly decentration: number;
  readonly isInwards: boolean;
  /** Minimum blank size; an estimate. */
  readonly least: number;
  /** Prism the wearer would get from an uncentred lens, by Prentice's rule; null while the axis is missing. */
  readonly prism: number | null;
}

/** Facts for each eye; null while a value they need is missing or in error. */
export function frameFacts(
  known: KnownDraft,
  catalogue: LensCatalogue,
): Record<EyeSide, FrameFact | null> {
  const sound = soundDraft(known, catalogue);
  return { right: frameFact('right', sound), left: frameFact('left', sound) };
}

/** Fields of an eye that its facts depend on. */
const factFields = [...powerFields, 'pd', 'nearPd', 'height', 'centreHeight'] as const;

function frameFact(side: EyeSide, { rx, isWrong }: SoundDraft): FrameFact | null {
  const { a = null, b = null, dbl = null, ed = null } = rx.frame ?? {};
  const eye = rx[side];
  if (!eye || a === null || b === null || dbl === null) return null;
  if (isWrong(...frameFields.map((field) => `frame.${field}`))) return null;
  if (isWrong(...factFields.map((field) => `${side}.${field}`))) return null;
  const { pd, height } = centringOf(eye, { kind: rx.lens.kind, use: rx.use });
  const typed = powerOf(eye);
  if (pd === null || !typed) return null;
  const power = toMinusForm(typed);
  const moved = inset({ a, dbl }, pd);
  const isPlus = hasPlusMeridian(power);
  const { isHardCoated } = rx.lens;
  return {
    decentration: Math.abs(moved),
    isInwards: moved >= 0,
    least: minimumBlank({ a, b, dbl, ed }, { pd, height }, { isPlus, isHardCoated }),
    prism: uncentredPrism(power, moved),
  };
}

function uncentredPrism(power: SpheroCylinder, moved: number): number | null {
  if (power.cylinder !== 0 && power.axis === null) return null;
  return Math.round(Math.abs(prismOfDecentration(powerInMeridian(power, 180), moved)));
}

/**
 * Each typed power compensated for the worn vertex distance, rounded to 0.25 D; null if unchanged or a distance is
 * missing.
 */
export function compensatedEyes({
  draft,
  typed,
}: KnownDraft): Record<EyeSide, SpheroCylinder | null> {
  const { refractedVertex, vertexDistance } = draft.measures;
  const from = soundNumber('measures.refractedVertex', refractedVertex);
  const to = soundNumber('measures.vertexDistance', vertexDistance);
  const compensated = (side: EyeSide) => {
    const eye = typed[side];
    const power = eye && soundPower(side, eye);
    if (!power || from === null || to === null) return null;
    const worn = compensateVertex(power, from - to);
    const offered = worn && offerOnStep(worn, 'quarter');
    const isChanged = offered && powerFields.some((field) => offered[field] !== power[field]);
    return isChanged ? offered : null;
  };
  return { right: compensated('right'), left: compensated('left') };
}

function soundNumber(path: RxNumberPath, text: string): number | null {
  const value = knownNumber(path, text);
  return typeof value === 'number' && checkNumber(path, value).length === 0 ? value : null;
}

/** The power if it is valid for some lens; else null. */
function soundPower(side: EyeSide, eye: KnownEye): SpheroCylinder | null {
  const unchosen = { kind: undefined, design: undefined, variant: undefined };
  const wrong = new Set(checkEye(side, eye, unchosen).map(({ path }) => path));
  const value = (field: (typeof powerFields)[number]) => {
    const given = eye[field];
    return typeof given === 'number' && !wrong.has(`${side}.${field}`) ? given : null;
  };
  const isAxisWrong = wrong.has(`${side}.axis`);
  const power = { sphere: value('sphere'), cylinder: value('cylinder'), axis: value('axis') };
  return isAxisWrong ? null : powerOf(power);
}

function powerOf(
  given: Record<(typeof powerFields)[number], number | null>,
): SpheroCylinder | null {
  const { sphere, cylinder, axis } = given;
  return sphere === null || cylinder === null ? null : { sphere, cylinder, axis };
}
