import { hasPlusMeridian, minimumBlank } from './blank-size.ts';
import { inset } from './decentration.ts';
import type { KnownEye } from './eye-rules.ts';
import { knownDraft } from './known-draft.ts';
import { known } from './known-number.ts';
import type { LensCatalogue } from './lens.ts';
import { prismOfDecentration } from './prentice.ts';
import { type EyeSide, powerFields } from './prescription.ts';
import type { RxDraft } from './rx-draft.ts';
import { readNumber } from './rx-numbers.ts';
import { powerInMeridian, type SpheroCylinder, toMinusForm } from './transposition.ts';
import { compensateVertex, offerOnStep } from './vertex.ts';
import { warnedRx } from './warned-order.ts';

/** What follows from frame, PD and power of one eye; tenths of a millimetre, hundredths of a prism dioptre. */
export interface FrameFact {
  readonly decentration: number;
  readonly isInwards: boolean;
  /** The least blank; an estimate. */
  readonly least: number;
  /** What the wearer would get were the centre not moved, by Prentice's rule. */
  readonly prism: number;
}

/** What the frame means for each eye whose PD and power are known. */
export function frameFacts(
  draft: RxDraft,
  catalogue: LensCatalogue,
): Record<EyeSide, FrameFact | null> {
  const rx = warnedRx(knownDraft(draft), [], catalogue);
  const fact = (side: EyeSide): FrameFact | null => {
    const { a = null, b = null, dbl = null, ed = null } = rx.frame ?? {};
    const eye = rx[side];
    if (!eye || a === null || b === null || dbl === null) return null;
    const { pd, sphere, cylinder, axis } = eye;
    if (pd === null || sphere === null || cylinder === null) return null;
    const power = toMinusForm({ sphere, cylinder, axis });
    const moved = inset({ a, dbl }, pd);
    const { isHardCoated } = rx.lens;
    const isPlus = hasPlusMeridian(power);
    return {
      decentration: Math.abs(moved),
      isInwards: moved >= 0,
      least: minimumBlank({ a, b, dbl, ed }, pd, { isPlus, isHardCoated }),
      prism: Math.round(Math.abs(prismOfDecentration(powerInMeridian(power, 180), moved))),
    };
  };
  return { right: fact('right'), left: fact('left') };
}

/**
 * What each typed power becomes where the glasses are worn, on the 0.25 D step; null where nothing changes, there is
 * nothing worth compensating, or it is not known where the power was found.
 */
export function compensatedEyes(draft: RxDraft): Record<EyeSide, SpheroCylinder | null> {
  const { refractedVertex, vertexDistance } = draft.measures;
  const from = known(readNumber('measures.refractedVertex', refractedVertex));
  const to = known(readNumber('measures.vertexDistance', vertexDistance));
  const rx = knownDraft(draft);
  const compensated = (side: EyeSide) => {
    const power = powerOf(rx[side]);
    if (!power || typeof from !== 'number' || typeof to !== 'number') return null;
    const worn = compensateVertex(power, from - to);
    const offered = worn && offerOnStep(worn, 'quarter');
    const isChanged = offered && powerFields.some((field) => offered[field] !== power[field]);
    return isChanged ? offered : null;
  };
  return { right: compensated('right'), left: compensated('left') };
}

function powerOf(eye: KnownEye | null): SpheroCylinder | null {
  if (!eye) return null;
  const { sphere, cylinder, axis } = eye;
  const isKnown = typeof sphere === 'number' && typeof cylinder === 'number';
  return isKnown && typeof axis !== 'string' ? { sphere, cylinder, axis } : null;
}
