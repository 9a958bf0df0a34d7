import { isWithin } from '../vocabulary/day-range.ts';
import type { Issue } from '../vocabulary/issue.ts';
import { dueDays, paidDays } from './cheque-limits.ts';
import type { PaymentMeans } from './payment-means.ts';

/**
 * What is wrong with a payment beyond its schema. A transfer needs a tracking number, a cheque has no reference other
 * than its Sayad id, and a payment without stated means needs a document. Days must not be far away, and days of
 * completed payments not in the future. `now` in ms since 1970.
 */
export function paymentIssue(
  { means, reference }: { means?: PaymentMeans | undefined; reference: string },
  now: number,
): Issue | null {
  const needsReference = means === undefined || means.by === 'transfer';
  if (needsReference && reference === '') return { path: 'reference', code: 'required' };
  if (means?.by === 'cheque') {
    if (reference !== '') return { path: 'reference', code: 'invalid' };
    return isWithin(means.due, dueDays(now)) ? null : { path: 'means.due', code: 'outOfRange' };
  }
  if (means?.by === 'card' || means?.by === 'transfer') {
    const { last } = paidDays(now);
    if (means.on > last) return { path: 'means.on', code: 'dayInFuture' };
    if (!isWithin(means.on, paidDays(now))) return { path: 'means.on', code: 'outOfRange' };
  }
  return null;
}
