import { eyeLimits } from '../optics/eye-fields.ts';
import type { EyePrescription } from '../optics/eye-prescription.ts';
import { type PowerChange, powerChange } from '../optics/power-change.ts';
import { type SpheroCylinder, toMinusForm } from '../optics/sphero-cylinder.ts';
import { findUnsound, type KnownNumber } from '../rx/known-number.ts';
import type { KnownEye } from '../rx/known-rx.ts';
import { addPowers } from '../vocabulary/power.ts';

export const comparedFields = ['sphere', 'cylinder', 'axis', 'add', 'pd'] as const;
type ComparedField = (typeof comparedFields)[number];

/** Values of an eye in their fields' units, the cylinder in minus form; null where missing. */
export type ComparedValues = Readonly<Record<ComparedField, number | null>>;

/** An eye's earlier prescription next to the typed one; null if the eye is not ordered. */
export interface ComparedEye {
  readonly earlier: ComparedValues | null;
  readonly later: ComparedValues | null;
  /** Later minus earlier, field by field; for an axis the shorter way round, −89…90. */
  readonly differences: ComparedValues;
  /** Null while either of them has no power. */
  readonly change: PowerChange | null;
  /** The size of an unusually large change, hundredths of a dioptre; otherwise null. */
  readonly jump: number | null;
}

/** A larger change than this is asked about, hundredths of a dioptre. */
const unusual = 100;

/** Compares an earlier eye with the typed one, both in the form the lab makes. */
export function compareEye(earlier: EyePrescription | null, typed: KnownEye | null): ComparedEye {
  const before = earlier && valuesOf(earlier);
  const after = typed && valuesOf(typed);
  const differences = differencesOf(before ?? nothing, after ?? nothing);
  const [from, to] = [before && powerOf(before), after && powerOf(after)];
  const change = from && to ? powerChange(from, to) : null;
  const most = Math.max(change?.greatest ?? 0, Math.abs(differences.add ?? 0));
  const jump = most > unusual ? most : null;
  return { earlier: before, later: after, differences, change, jump };
}

const nothing: ComparedValues = { sphere: null, cylinder: null, axis: null, add: null, pd: null };

/** Without a complete power, omits sphere, cylinder and axis, because another form may be meant. */
function valuesOf(eye: Readonly<Record<ComparedField, KnownNumber>>): ComparedValues {
  const sphere = sound('sphere', eye.sphere);
  const cylinder = sound('cylinder', eye.cylinder);
  const axis = cylinder === 0 ? null : sound('axis', eye.axis);
  const rest = { add: sound('add', eye.add), pd: sound('pd', eye.pd) };
  const isKnown = sphere !== null && cylinder !== null && (cylinder === 0 || axis !== null);
  return isKnown
    ? { ...rest, ...toMinusForm({ sphere, cylinder, axis }) }
    : { ...nothing, ...rest };
}

function sound(field: ComparedField, value: KnownNumber): number | null {
  return typeof value === 'number' && findUnsound(value, eyeLimits[field]) === null ? value : null;
}

function powerOf({ sphere, cylinder, axis }: ComparedValues): SpheroCylinder | null {
  return sphere === null || cylinder === null ? null : { sphere, cylinder, axis };
}

function differencesOf(before: ComparedValues, after: ComparedValues): ComparedValues {
  const between = (field: ComparedField, subtract: (after: number, before: number) => number) => {
    const [from, to] = [before[field], after[field]];
    return from === null || to === null ? null : subtract(to, from);
  };
  const ofPowers = (to: number, from: number) => addPowers(to, 0 - from);
  return {
    sphere: between('sphere', ofPowers),
    cylinder: between('cylinder', ofPowers),
    axis: between('axis', turned),
    add: between('add', ofPowers),
    pd: between('pd', (to, from) => to - from),
  };
}

/** The shorter way round, since axes of 180° and 0° are the same. */
function turned(to: number, from: number): number {
  const turn = (to - from + 180) % 180;
  return turn > 90 ? turn - 180 : turn;
}
