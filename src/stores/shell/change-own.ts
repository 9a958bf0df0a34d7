import type { AnswerOf, ApiPath, ChangeMethod, Exchanges, Sent } from '../../api/api-path.ts';
import { type Answer, changeApi } from '../../api/client.ts';
import type { Refusal } from '../../api/refusal.ts';
import { $apiReachable, $signedIn, refreshSession } from './session.ts';

/** `offline` and `failed`: it may have been made, and may be sent again. `left`: the one who asked is not signed in any more. */
export type ChangeResult<T> =
  | { kind: 'done'; value: T }
  | ({ kind: 'refused'; status: number } & Refusal)
  | ({ kind: 'failed'; status: number } & Refusal)
  | { kind: 'offline' }
  | { kind: 'left' };

/** Statuses that mean "try again", not "refused". */
const isPassing = (status: number) => status >= 500 || [408, 425, 429].includes(status);

/** What an answer says of a change; signs out here if the session has ended. */
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

/** Sends a change in the name of who is signed in. */
export async function changeOwn<Of extends Exchanges, Method extends ChangeMethod & keyof Of>(
  path: ApiPath<Of>,
  change: Sent<Of, Method>,
): Promise<ChangeResult<AnswerOf<Of, Method>>> {
  const { user, account } = $signedIn.get() ?? {};
  const actingAs = user && account && { userId: user.id, accountId: account.id };
  const answer = await changeApi<Of, Method>(path, { ...change, actingAs });
  return $signedIn.get()?.user.id === user?.id ? outcomeOf(answer) : { kind: 'left' };
}

/** What is wrong with what was sent; undefined where the change failed for another reason. */
export const issuesOf = (changed: ChangeResult<unknown>): Refusal['issues'] | undefined =>
  changed.kind === 'refused' && changed.status === 422 ? changed.issues : undefined;

/** Why a change was not made, where only this is said of it. */
export const whyUnchanged = ({
  kind,
}: Pick<ChangeResult<unknown>, 'kind'>): 'offline' | 'failed' =>
  kind === 'offline' ? 'offline' : 'failed';
