import type { LensCatalogue } from '../../catalogue/lens.ts';
import { measuresOfTrace } from '../../frame/trace-measures.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import type { KnownRx } from '../known-rx.ts';
import type { RxOrder } from '../rx-order.ts';
import { isAcknowledged, toldBy, warnedRx } from '../warnings/sound-fields.ts';
import { type RxWarning, rxWarnings } from '../warnings/warnings.ts';
import { findIssues } from './rx-rules.ts';

/** An order, which is wholly known, as the rules look at it. */
function knownRx(order: RxOrder): KnownRx {
  return {
    ...order,
    lens: { kind: undefined, ...order.lens },
    traced: order.trace && measuresOfTrace(order.trace),
  };
}

/**
 * Everything that stands against a parsed order, in the order of the form's fields: the rules that bind the server
 * and the form alike. An order may come in either cylinder form.
 */
export function checkRx(order: RxOrder, catalogue: LensCatalogue): Issue[] {
  const { eyes, lens, services, frame, more } = findIssues(knownRx(order), catalogue);
  return [...eyeMissing(order), ...eyes, ...lens, ...services, ...frame, ...more];
}

function eyeMissing({ right, left }: RxOrder): Issue[] {
  return right === null && left === null ? [{ path: 'right', code: 'eyeMissing' }] : [];
}

/** What is allowed but seldom meant in an order, and what of it was not dismissed; of a field in error it says nothing. */
export function warningsOf(
  order: RxOrder,
  catalogue: LensCatalogue,
  mistakes: readonly Issue[] = [],
): { warnings: RxWarning[]; pending: Issue[] } {
  const warnings = rxWarnings(warnedRx(knownRx(order), mistakes, catalogue));
  const pending = warnings.filter((warning) => !isAcknowledged(warning, order.acknowledged));
  return { warnings, pending: pending.map(toldBy) };
}
