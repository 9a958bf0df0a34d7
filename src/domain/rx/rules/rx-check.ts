import type { LensCatalogue } from '../../catalogue/lens.ts';
import { tracedFrame } from '../../frame/trace-doubts.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import type { KnownRx } from '../known-rx.ts';
import type { RxOrder } from '../rx-order.ts';
import { isDismissed, plainWarning, soundRx } from '../warnings/sound-fields.ts';
import { type RxWarning, rxWarnings } from '../warnings/warnings.ts';
import { findIssues } from './rx-rules.ts';

/** A complete order in the form the rules take. */
function knownRx(order: RxOrder, now: number | null): KnownRx {
  return {
    ...order,
    prescribed: { on: order.people.prescribedOn, now },
    lens: { kind: undefined, ...order.lens },
    traced: order.trace && tracedFrame(order.trace),
  };
}

/**
 * All issues of a parsed order in form order, by the same rules on server and form. Accepts either cylinder form. `now`
 * is in ms since 1970; if null, nothing is too old.
 */
export function checkRx(
  order: RxOrder,
  catalogue: LensCatalogue,
  now: number | null = null,
): Issue[] {
  const found = findIssues(knownRx(order, now), catalogue);
  const { people, eyes, lens, services, frame, more } = found;
  return [
    ...people,
    ...eyeMissing(order),
    ...eyes,
    ...lens,
    ...services,
    ...frame,
    ...strayShape(order),
    ...strayParcel(order),
    ...more,
  ];
}

function eyeMissing({ right, left }: RxOrder): Issue[] {
  return right === null && left === null ? [{ path: 'right', code: 'eyeMissing' }] : [];
}

/** A traced frame is edged to its trace, so it has no standard shape. */
function strayShape({ trace, frame }: RxOrder): Issue[] {
  const isStray = trace !== null && frame.shape !== null;
  return isStray ? [{ path: 'frame.shape', code: 'invalid' }] : [];
}

/** Only a frame to be fitted can follow in a parcel. */
function strayParcel({ job, frameDetails }: RxOrder): Issue[] {
  const isStray = job !== 'fullGlaze' && frameDetails.parcel !== null;
  return isStray ? [{ path: 'frameDetails.parcel', code: 'invalid' }] : [];
}

/** An order's warnings, and those not dismissed. Fields in error (`mistakes`) give no warnings. */
export function warningsOf(
  order: RxOrder,
  catalogue: LensCatalogue,
  mistakes: readonly Issue[] = [],
  now: number | null = null,
): { warnings: RxWarning[]; pending: Issue[] } {
  const warnings = rxWarnings(soundRx(knownRx(order, now), mistakes, catalogue));
  const pending = warnings.filter((warning) => !isDismissed(warning, order.acknowledged));
  return { warnings, pending: pending.map(plainWarning) };
}
