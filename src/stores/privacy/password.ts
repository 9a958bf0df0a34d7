import { privacyPaths } from '../../api/privacy/paths.ts';
import type { TypedPassword } from '../../domain/privacy/typed-password.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { faultOfPassword, type PasswordFault } from '../../domain/vocabulary/password.ts';
import { changeOwn, issuesOf, whyUnchanged } from '../shell/change-own.ts';
import { $signedIn } from '../shell/session.ts';
import { $sessions } from './sessions.ts';

/** Result of a change: done, faults by field, or why it failed. */
export type PasswordResult =
  | { kind: 'changed' }
  | { kind: 'faulty'; faults: { current?: 'wrong'; next?: PasswordFault } }
  | { kind: 'tooManyAttempts' | 'offline' | 'failed' };

/**
 * The first reason to refuse a new password, as far as the device knows, since only the server
 * has the list of common passwords. Undefined if there is none.
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
  const changed = await changeOwn(privacyPaths.password, { method: 'PUT', body });
  if (changed.kind === 'done') {
    $sessions.set(changed.value.sessions);
    return { kind: 'changed' };
  }
  const issues = issuesOf(changed);
  if (issues) return faultsIn(issues);
  const isTooOften = 'code' in changed && changed.code === 'tooManyAttempts';
  return { kind: isTooOften ? 'tooManyAttempts' : whyUnchanged(changed) };
}
