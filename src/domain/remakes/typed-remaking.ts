import type { TypedEye, TypedRemaking } from '../lifecycle/empty-details.ts';
import type { Remaking } from '../lifecycle/remaking.ts';
import { rowFields } from '../optics/eye-fields.ts';
import type { EyePrescription } from '../optics/eye-prescription.ts';
import { toMinusForm } from '../optics/sphero-cylinder.ts';
import { understoodAs } from '../rx/draft/read-eye.ts';
import { knownValue } from '../rx/known-number.ts';
import type { KnownEye } from '../rx/known-rx.ts';
import { checkEye } from '../rx/rules/eye-rules.ts';
import type { RxOrder } from '../rx/rx-order.ts';
import { isDeepEqual } from '../vocabulary/deep-equal.ts';
import { type EyeSide, eyeSides } from '../vocabulary/eye.ts';
import type { Issue } from '../vocabulary/issue.ts';
import { isRemade } from './remade-rx.ts';

type ReadEye = { eye: EyePrescription | undefined; issues: Issue[] };

/** The fields of an eye that a remake can change: an addition only if there was one. */
export const changeableFields = ({ add }: EyePrescription) =>
  rowFields.filter((field) => field !== 'add' || add !== null);

/** Only the server checks against the catalogue. */
const noLens = { kind: undefined, design: undefined, variant: undefined } as const;

/** An eye with typed changes. Without a cylinder it has no axis. */
function typedOver(before: EyePrescription, typed: TypedEye): KnownEye {
  const over = changeableFields(before).flatMap((field) => {
    const text = typed[field]?.trim() ?? '';
    return text === '' ? [] : [[field, knownValue(understoodAs(field, text))] as const];
  });
  const eye: KnownEye = { ...before, ...Object.fromEntries(over) };
  return eye.cylinder === 0 && !typed.axis?.trim() ? { ...eye, axis: null } : eye;
}

function readSide(side: EyeSide, order: RxOrder, typed: TypedEye): ReadEye {
  const before = order[side];
  if (!before) return { eye: undefined, issues: [] };
  const known = typedOver(before, typed);
  if (isDeepEqual(known, before)) return { eye: undefined, issues: [] };
  const { use, job, frame } = order;
  const context = { ...noLens, use, job, frameHeight: frame.b };
  const issues = checkEye(side, known, context);
  if (issues.length > 0) return { eye: undefined, issues };
  // Without issues, every value is a number.
  return { eye: toMinusForm(known as EyePrescription), issues };
}

/** The chosen eyes; for an order of one eye, always that eye. */
export function chosenEyes({ right, left }: RxOrder, { eyes }: TypedRemaking) {
  if (right && left) return eyes;
  return right ? 'right' : 'left';
}

/** Reads a typed remake. Issues have the paths of the form's fields. */
export function readRemaking(
  order: RxOrder,
  typed: TypedRemaking,
): { remaking?: Remaking; issues: Issue[] } {
  const eyes = chosenEyes(order, typed);
  if (eyes === '') return { issues: [{ path: 'remaking.eyes', code: 'required' }] };
  const read = eyeSides
    .filter((side) => isRemade({ eyes }, side))
    .map((side) => ({ side, ...readSide(side, order, typed[side]) }));
  const issues = read.flatMap((each) => each.issues);
  const changed = read.flatMap(({ side, eye }) => (eye ? [[side, eye] as const] : []));
  return {
    remaking: { eyes, ...Object.fromEntries(changed) },
    issues: issues.map((issue) => ({ ...issue, path: `remaking.${issue.path}` })),
  };
}
