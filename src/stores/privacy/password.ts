import { changeApi } from '../../api/client.ts';
import { privacyPaths } from '../../api/privacy-paths.ts';
import type { TypedPassword } from '../../domain/privacy/typed-password.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { faultOfPassword, type PasswordFault } from '../../domain/vocabulary/password.ts';
import { $apiReachable, $signedIn } from '../shell/session.ts';
import { $sessions } from './sessions.ts';

/** Result of a change: done, faults by field, or why it was not tried. */
export type PasswordResult =
  | { kind: 'changed' }
  | { kind: 'faulty'; faults: { current?: 'wrong'; next?: PasswordFault } }
  | { kind: 'tooManyAttempts' | 'offline' | 'failed' };

/**
 * The first reason to refuse a new password, as far as the device knows: only the server has the
 * list of common ones. Undefined if it finds nothing.
 */
export function knownFaultOf(next: string): PasswordFault | undefined {
  const { user, account } = $signedIn.get() ?? {};
  const words = ['adasi', 'عدسی', account?.name, user?.username, user?.name];
  return faultOfPassword(next, {
    words: words.filter((word) => word !== undefined),
    isCommon: () => false,
  });
}

function faultsIn(issues: readonly Issue[]): PasswordResult {
  const fault = issues.find(({ path }) => path === 'next')?.params?.fault as PasswordFault;
  const isWrong = issues.some(({ path }) => path === 'current');
  return {
    kind: 'faulty',
    faults: { ...(isWrong && { current: 'wrong' }), ...(fault && { next: fault }) },
  };
}

/** Changes the user's password; their other sessions end. */
export async function changePassword(body: TypedPassword): Promise<PasswordResult> {
  const { user, account } = $signedIn.get() ?? {};
  if (!user || !account) return { kind: 'failed' };
  const actingAs = { userId: user.id, accountId: account.id };
  const call = { method: 'PUT', body, actingAs } as const;
  const answer = await changeApi(privacyPaths.password, call);
  $apiReachable.set(answer.kind !== 'offline');
  if (answer.kind === 'offline') return { kind: 'offline' };
  if (answer.kind === 'answer') {
    $sessions.set(answer.value.sessions);
    return { kind: 'changed' };
  }
  const { status, refusal } = answer;
  if (status === 401) $signedIn.set(null);
  if (status === 422) return faultsIn(refusal.issues);
  return { kind: refusal.code === 'tooManyAttempts' ? 'tooManyAttempts' : 'failed' };
}
