import type { AnswerOf, ApiPath, ChangeMethod, Exchanges, Sent } from '../../api/api-path.ts';
import { changeApi } from '../../api/client.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { $apiReachable, $signedIn, refreshSession } from './session.ts';

/**
 * Result of a change: done with the response, faults by field, or why it was not tried. `offline`
 * and `failed`: it may have arrived, and a retry does no harm.
 */
export type ChangeResult<T> =
  | { kind: 'done'; value: T }
  | { kind: 'faulty'; issues: readonly Issue[] }
  | { kind: 'refused' | 'offline' | 'failed' | 'left' };

/** Sends a change in the name of who is signed in, and signs out here if the session has ended. */
export async function changeOwn<Of extends Exchanges, Method extends ChangeMethod & keyof Of>(
  path: ApiPath<Of>,
  change: Sent<Of, Method>,
): Promise<ChangeResult<AnswerOf<Of, Method>>> {
  const { user, account } = $signedIn.get() ?? {};
  if (!user || !account) return { kind: 'left' };
  const actingAs = { userId: user.id, accountId: account.id };
  const answer = await changeApi<Of, Method>(path, { ...change, actingAs });
  $apiReachable.set(answer.kind !== 'offline');
  if (answer.kind === 'offline') return { kind: 'offline' };
  if (answer.kind === 'answer') return { kind: 'done', value: answer.value };
  const { status, refusal } = answer;
  if (status === 401) $signedIn.set(null);
  if (refusal.code === 'otherSession') await refreshSession();
  if (status === 401 || refusal.code === 'otherSession') return { kind: 'left' };
  if (status === 422) return { kind: 'faulty', issues: refusal.issues };
  return { kind: status >= 500 || status === 429 ? 'failed' : 'refused' };
}
