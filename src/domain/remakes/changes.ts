import type { Remaking } from '../lifecycle/remaking.ts';
import type { EyeField } from '../optics/eye-fields.ts';
import type { EyePrescription } from '../optics/eye-prescription.ts';
import type { EyeSide } from '../vocabulary/eye.ts';

/** A value that a remake changes, in the unit of its field; null if there is none. */
export type Change = { side: EyeSide; field: EyeField; before: number | null; now: number | null };

type Eyes = Readonly<Record<EyeSide, EyePrescription | null>>;

// Avoids the list of fields, which would load the validation code on the order's page.
const isField = (name: string): name is EyeField => name !== 'prism';

/** The values a remake changes, in prescription order, excluding prisms. */
export function changesOf(order: Eyes, remaking: Remaking): Change[] {
  return (['right', 'left'] as const).flatMap((side) => {
    const [before, now] = [order[side], remaking[side]];
    if (!before || !now) return [];
    return Object.keys(before)
      .filter(isField)
      .map((field) => ({ side, field, before: before[field], now: now[field] }))
      .filter((each) => each.before !== each.now);
  });
}
