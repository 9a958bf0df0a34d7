import type { AnswerOf, ApiPath, Posting, Sent } from '../../../api/api-path.ts';
import { type Answer, changeApi } from '../../../api/client.ts';
import type { Preorder } from '../../../domain/order/preorder.ts';
import { $apiReachable, $signedIn, refreshSession } from '../../shell/session.ts';
import { $isLabFull } from './lab-room.ts';

/** Statuses that mean "try later", not "refused". */
const passing = new Set([408, 425, 429]);

/** Shortest and longest silence before a sending is given up, ms. Sending an order again is harmless. */
const [leastPatience, mostPatience] = [20_000, 60_000];
let patience = leastPatience;

/**
 * Sets the patience for the next sending: doubled after a stall, so that even a very slow connection is waited for in
 * the end, and otherwise three times what the last answer took.
 */
function learn(took: number, isAnswered: boolean): void {
  const wanted = isAnswered ? took * 3 : patience * 2;
  if (isAnswered || took >= patience) {
    patience = Math.min(Math.max(wanted, leastPatience), mostPatience);
  }
}

/** Posts as the order's owner; null if that is impossible now, or only for another session. */
export async function postAsOwner<Of extends Posting>(
  { owner }: Preorder,
  path: ApiPath<Of>,
  call: Sent<Of, 'POST'>,
): Promise<Exclude<Answer<AnswerOf<Of, 'POST'>>, { kind: 'offline' }> | null> {
  const askedAt = performance.now();
  const actingAs = owner ?? undefined;
  const answer = await changeApi<Of, 'POST'>(path, { ...call, actingAs, patience });
  learn(performance.now() - askedAt, answer.kind !== 'offline');
  $apiReachable.set(answer.kind !== 'offline');
  $isLabFull.set(answer.kind === 'refused' && answer.refusal.code === 'diskFull');
  if (answer.kind === 'offline') return null;
  if (answer.kind === 'answer') return answer;
  const { status, refusal } = answer;
  if (status === 401) $signedIn.set(null);
  // Someone else has signed in in this browser: the order stays queued for its owner.
  if (refusal.code === 'otherSession') await refreshSession();
  const isLater = status === 401 || refusal.code === 'otherSession';
  return isLater || status >= 500 || passing.has(status) ? null : answer;
}
