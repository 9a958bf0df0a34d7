import type { TypedDetails } from '../lifecycle/nothing-typed.ts';
import type { EventReason } from '../lifecycle/reasons.ts';
import { readToman } from '../typed/toman.ts';
import type { Issue } from '../vocabulary/issue.ts';
import type { Rials } from '../vocabulary/money.ts';

/** What a shop pays of a remake where the lab does not say so: nothing if it was the lab's fault, else all of it. */
export const usualShare = (reason: EventReason | undefined, total: Rials): Rials =>
  reason === 'labFault' ? 0 : total;

/** Whether a shop can pay so much of a remake, at the path of what an event carries. */
export function checkShare(shopPays: Rials, total: Rials): Issue[] {
  if (shopPays <= total) return [];
  return [{ path: 'shopPays', code: 'outOfRange', params: { min: 0, max: total } }];
}

/** Reads who pays a remake of this total, with what is wrong at the paths of the fields. */
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
