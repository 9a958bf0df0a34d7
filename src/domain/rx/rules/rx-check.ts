import type { LensCatalogue } from '../../catalogue/lens.ts';
import { measuresOfTrace } from '../../frame/trace-shape.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import type { KnownRx } from '../known-rx.ts';
import type { RxOrder } from '../rx-order.ts';
import { isDismissed, plainWarning, soundRx } from '../warnings/sound-fields.ts';
import { type RxWarning, rxWarnings } from '../warnings/warnings.ts';
import { findIssues } from './rx-rules.ts';

/** A complete order in the form the rules take. */
function knownRx(order: RxOrder): KnownRx {
  return {
    ...order,
    lens: { kind: undefined, ...order.lens },
    traced: order.trace && measuresOfTrace(order.trace),
  };
}

/**
 * All issues of a parsed order in the order of the form's fields, by the same rules on server and form. Either
 * cylinder form will do.
 */
export function checkRx(order: RxOrder, catalogue: LensCatalogue): Issue[] {
  const { eyes, lens, services, frame, more } = findIssues(knownRx(order), catalogue);
  return [...eyeMissing(order), ...eyes, ...lens, ...services, ...frame, ...more];
}

function eyeMissing({ right, left }: RxOrder): Issue[] {
  return right === null && left === null ? [{ path: 'right', code: 'eyeMissing' }] : [];
}

/** Warnings of an order, and those of them not dismissed. Fields in error (`mistakes`) give no warnings. */
export function warningsOf(
  order: RxOrder,
  catalogue: LensCatalogue,
  mistakes: readonly Issue[] = [],
): { warnings: RxWarning[]; pending: Issue[] } {
  const warnings = rxWarnings(soundRx(knownRx(order), mistakes, catalogue));
  const pending = warnings.filter((warning) => !isDismissed(warning, order.acknowledged));
  return { warnings, pending: pending.map(plainWarning) };
}
