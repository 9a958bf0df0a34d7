import type { AnswerOf, ApiPath, ChangeMethod, Exchanges, Sent } from '../../api/api-path.ts';
import { type Answer, changeApi } from '../../api/client.ts';
import type { Refusal } from '../../api/refusal.ts';
import { $apiReachable, $signedIn, refreshSession } from './session.ts';

/** `offline`, `failed`: the change may have been made; a retry is safe. `left`: the user is no longer signed in. */
export type ChangeResult<T> =
  | { kind: 'done'; value: T }
  | ({ kind: 'refused'; status: number } & Refusal)
  | ({ kind: 'failed'; status: number } & Refusal)
  | { kind: 'offline' }
  | { kind: 'left' };

/** Whether a status means "try again", not "refused". */
const isPassing = (status: number) => status >= 500 || [408, 425, 429].includes(status);

/** The result of a change by its answer. Signs out here if the session has ended. */
export async function outcomeOf<T>(answer: Answer<T>): Promise<ChangeResult<T>> {
  $apiReachable.set(answer.kind !== 'offline');
  if (answer.kind === 'offline') return answer;
  if (answer.kind === 'answer') return { kind: 'done', value: answer.value };
  const { status, refusal } = answer;
  if (status === 401) $signedIn.set(null);
  if (refusal.code === 'otherSession') await refreshSession();
  if (status === 401 || refusal.code === 'otherSession') return { kind: 'left' };
  const refused = { status, ...refusal };
  return isPassing(status) ? { kind: 'failed', ...refused } : { kind: 'refused', ...refused };
}

/** Sends a change as the signed-in user. */
export async function changeOwn<Of extends Exchanges, Method extends ChangeMethod & keyof Of>(
  path: ApiPath<Of>,
  change: Sent<Of, Method>,
): Promise<ChangeResult<AnswerOf<Of, Method>>> {
  const { user, account } = $signedIn.get() ?? {};
  const actingAs = user && account && { userId: user.id, accountId: account.id };
  const answer = await changeApi<Of, Method>(path, { ...change, actingAs });
  return $signedIn.get()?.user.id === user?.id ? outcomeOf(answer) : { kind: 'left' };
}

/** The issues of an invalid change; undefined if it failed for another reason. */
export const issuesOf = (changed: ChangeResult<unknown>): Refusal['issues'] | undefined =>
  changed.kind === 'refused' && changed.status === 422 ? changed.issues : undefined;

/** Why a change was not made, for screens that distinguish only these two causes. */
export const whyUnchanged = ({
  kind,
}: Pick<ChangeResult<unknown>, 'kind'>): 'offline' | 'failed' =>
  kind === 'offline' ? 'offline' : 'failed';
