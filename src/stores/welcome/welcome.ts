import { atom } from 'nanostores';
import type { LinkOwnerAnswer } from '../../api/accounts/contract.ts';
import { linkPaths } from '../../api/accounts/link-paths.ts';
import { type Answer, changeApi } from '../../api/client.ts';
import { faultOfPassword, type PasswordFault } from '../../domain/vocabulary/password.ts';

/** Why a link was not opened. `ended`: it was used, has expired, or was replaced by a newer one. */
export type LinkProblem = 'ended' | 'tooManyAttempts' | 'offline' | 'failed';

/** State of the page: the link is being checked, its owner is known, the password is set, or a problem. */
export type Welcome =
  | { kind: 'reading' }
  | { kind: 'open'; owner: LinkOwnerAnswer }
  | { kind: 'set'; owner: LinkOwnerAnswer }
  | { kind: LinkProblem };

export const $welcome = atom<Welcome>({ kind: 'reading' });

/** The secret of the link. It is in the fragment, which browsers do not send to servers. */
const tokenInAddress = () => location.hash.slice(1);

function problemOf(answer: Exclude<Answer<unknown>, { kind: 'answer' }>): LinkProblem {
  if (answer.kind === 'offline') return 'offline';
  if (answer.status === 404 || answer.refusal.issues.some(({ path }) => path === 'token')) {
    return 'ended';
  }
  return answer.refusal.code === 'tooManyAttempts' ? 'tooManyAttempts' : 'failed';
}

/** Looks up the owner of the link in the URL. */
export async function openLink(): Promise<void> {
  const token = tokenInAddress();
  $welcome.set({ kind: 'reading' });
  if (token === '') return $welcome.set({ kind: 'ended' });
  const answer = await changeApi(linkPaths.check, {
    method: 'POST',
    body: { token },
  });
  if (token !== tokenInAddress()) return;
  $welcome.set(
    answer.kind === 'answer' ? { kind: 'open', owner: answer.value } : { kind: problemOf(answer) },
  );
}

/** The first reason to refuse a password, as far as the device knows. */
export function knownFaultOf(
  password: string,
  { name, username, account }: LinkOwnerAnswer,
): PasswordFault | 'required' | undefined {
  if (password === '') return 'required';
  const words = ['adasi', 'عدسی', account, username, name];
  return faultOfPassword(password, { words, isCommon: () => false });
}

/** Result of setting the password. The typed text stays unless the password is set or the link has ended. */
export type SettingResult =
  | { kind: 'done' }
  | { kind: 'weak'; fault: PasswordFault }
  | { kind: Exclude<LinkProblem, 'ended'> };

/** Sets the password with the link, which ends the link, and removes it from the URL. */
export async function setPassword(
  password: string,
  owner: LinkOwnerAnswer,
): Promise<SettingResult> {
  const body = { token: tokenInAddress(), password };
  const answer = await changeApi(linkPaths.password, { method: 'PUT', body });
  if (answer.kind === 'answer') {
    history.replaceState(history.state, '', location.pathname);
    $welcome.set({ kind: 'set', owner });
    return { kind: 'done' };
  }
  const issues = answer.kind === 'refused' ? answer.refusal.issues : [];
  const fault = issues.find(({ path }) => path === 'password')?.params?.fault;
  if (fault) return { kind: 'weak', fault: fault as PasswordFault };
  const problem = problemOf(answer);
  if (problem !== 'ended') return { kind: problem };
  $welcome.set({ kind: 'ended' });
  return { kind: 'done' };
}
