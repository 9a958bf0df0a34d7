import type { AnswerOf, ApiPath, ChangeMethod, Exchanges, Sent } from '../../api/api-path.ts';
import { changeApi } from '../../api/client.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { noteAct } from '../shell/changes.ts';
import { $apiReachable, $signedIn, refreshSession } from '../shell/session.ts';

/** Result of a request about a delivery. Requests are idempotent. */
export type DeliveryAnswer<T> =
  | { kind: 'done'; value: T }
  | { kind: 'refused'; issues: readonly Issue[] }
  | { kind: 'unknown'; why: 'offline' | 'failed' }
  /** The person who asked is no longer signed in here. */
  | { kind: 'left' };

/** Statuses that mean "try again", not "refused". */
const isPassing = (status: number) => status >= 500 || [408, 425, 429].includes(status);

/** Sends a request about a delivery for the signed-in user. */
export async function askDelivery<Of extends Exchanges, Method extends ChangeMethod & keyof Of>(
  path: ApiPath<Of>,
  call: Sent<Of, Method>,
): Promise<DeliveryAnswer<AnswerOf<Of, Method>>> {
  const { user, account } = $signedIn.get() ?? {};
  const actingAs = user && account && { userId: user.id, accountId: account.id };
  const answer = await changeApi<Of, Method>(path, { ...call, actingAs });
  if ($signedIn.get()?.user.id !== user?.id) return { kind: 'left' };
  $apiReachable.set(answer.kind !== 'offline');
  if (answer.kind === 'offline') return { kind: 'unknown', why: 'offline' };
  if (answer.kind === 'answer') {
    noteAct();
    return { kind: 'done', value: answer.value };
  }
  const { status, refusal } = answer;
  if (isPassing(status)) return { kind: 'unknown', why: 'failed' };
  if (status === 401 || refusal.code === 'otherSession') {
    if (status === 401) $signedIn.set(null);
    else await refreshSession();
    return { kind: 'left' };
  }
  return { kind: 'refused', issues: refusal.issues };
}
