import type { AnswerOf, ApiPath, Posting, Sent } from '../../../api/api-path.ts';
import { changeApi } from '../../../api/client.ts';
import type { Preorder } from '../../../domain/order/preorder.ts';
import { type ChangeResult, outcomeOf } from '../../shell/change-own.ts';
import { $isLabFull } from './lab-room.ts';

/** Shortest and longest silence before a request is given up, ms. Sending an order again is harmless. */
const [leastPatience, mostPatience] = [20_000, 60_000];
let patience = leastPatience;

/**
 * Sets the patience for the next request: doubled after a stall, so that even a very slow connection eventually gets
 * enough time, otherwise three times the last response time.
 */
function learn(took: number, isAnswered: boolean): void {
  const wanted = isAnswered ? took * 3 : patience * 2;
  if (isAnswered || took >= patience) {
    patience = Math.min(Math.max(wanted, leastPatience), mostPatience);
  }
}

/** The pending request. */
let waiting: AbortController | undefined;

/** Aborts the pending request: on a dead connection it would get no answer. */
export function stopWaiting(): void {
  waiting?.abort();
}

/** Posts as the order's owner; null if that is impossible now, or only for another session. */
export async function postAsOwner<Of extends Posting>(
  { owner }: Preorder,
  path: ApiPath<Of>,
  call: Sent<Of, 'POST'>,
): Promise<Extract<ChangeResult<AnswerOf<Of, 'POST'>>, { kind: 'done' | 'refused' }> | null> {
  const askedAt = performance.now();
  const actingAs = owner ?? undefined;
  const ending = new AbortController();
  waiting = ending;
  const answer = await changeApi<Of, 'POST'>(path, { ...call, actingAs, patience, ending });
  learn(performance.now() - askedAt, answer.kind !== 'offline');
  $isLabFull.set(answer.kind === 'refused' && answer.refusal.code === 'diskFull');
  const sent = await outcomeOf(answer);
  return sent.kind === 'done' || sent.kind === 'refused' ? sent : null;
}
