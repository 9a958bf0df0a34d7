import type { TypedDetails } from '../lifecycle/empty-details.ts';
import type { EventReason } from '../lifecycle/reasons.ts';
import { readToman } from '../typed/toman.ts';
import type { Issue } from '../vocabulary/issue.ts';
import type { Rials } from '../vocabulary/money.ts';
import { judgeWarranty, type OrderWarranty } from '../warranty/warranty-of.ts';

const isLabFault = (reason: EventReason | undefined): boolean => reason === 'labFault';

/**
 * Whether the lab pays for a remake: its own fault, or within the warranty. `day`: the day of the request, at the lab.
 */
export const isForLab = (
  { reason, day }: { reason: EventReason | undefined; day: string },
  warranty: OrderWarranty | null,
): boolean =>
  isLabFault(reason) ||
  (warranty !== null && judgeWarranty(warranty, { reason, day }) === 'covered');

/** The shop's default share of a remake: nothing if it was the lab's fault, else all of it. */
export const usualShare = (reason: EventReason | undefined, total: Rials): Rials =>
  isLabFault(reason) ? 0 : total;

/** Checks the shop's share of a remake; the path is that of the event detail. */
export function checkShare(shopPays: Rials, total: Rials): Issue[] {
  if (shopPays <= total) return [];
  return [{ path: 'shopPays', code: 'outOfRange', params: { min: 0, max: total } }];
}

/** Reads who pays for a remake of this total. Issues have the paths of the form's fields. */
export function readShare(
  { payer, share }: Pick<TypedDetails, 'payer' | 'share'>,
  total: Rials,
): { shopPays?: Rials; issues: Issue[] } {
  if (payer === '') return { issues: [{ path: 'payer', code: 'required' }] };
  if (payer !== 'both') return { shopPays: payer === 'lab' ? 0 : total, issues: [] };
  if (share.trim() === '') return { issues: [{ path: 'share', code: 'required' }] };
  const shopPays = readToman(share);
  if (shopPays === null) return { issues: [{ path: 'share', code: 'notANumber' }] };
  const issues = checkShare(shopPays, total).map((issue) => ({ ...issue, path: 'share' }));
  return { shopPays, issues };
}
