import { atom } from 'nanostores';
import type { AnswerOf, ApiPath, Posting, Sent } from '../../api/api-path.ts';
import type { FactorsAnswer } from '../../api/second-factor/contract.ts';
import { secondFactorPaths } from '../../api/second-factor/paths.ts';
import type { Factor, FactorKind } from '../../domain/second-factor/factors.ts';
import { readSixDigits } from '../../domain/typed/six-digits.ts';
import { type ChangeResult, changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { $signedIn } from '../shell/session.ts';
import { createPasskey, type PasskeyProblem } from './browser-passkey.ts';
import { keepFactors } from './factors.ts';

/** A change of the second factors. Each begins with the password. */
export type AskedChange =
  | { what: 'add'; kind: FactorKind }
  | { what: 'remove'; factor: Factor }
  | { what: 'renewCodes' };

/** The current step. `codes` are shown only once. */
export type Flow =
  | { at: 'rest'; done: AskedChange['what'] | null }
  | { at: 'password'; asked: AskedChange }
  | { at: 'app'; secret: string; uri: string }
  | { at: 'passkey'; options: object }
  | { at: 'codes'; codes: readonly string[] };

/** Why the last step failed. `wrong`: the password or the code is wrong. */
export type FlowFault =
  | 'wrong'
  | 'tooManyAttempts'
  | 'notAllowed'
  | 'offline'
  | 'failed'
  | PasskeyProblem;

export const $flow = atom<Flow>({ at: 'rest', done: null });
export const $flowFault = atom<FlowFault | null>(null);
export const $isFlowBusy = atom(false);

function goTo(flow: Flow): void {
  $flowFault.set(null);
  $flow.set(flow);
}

$signedIn.listen((signedIn, before) => {
  // While setting up their first factor, users are not signed in yet.
  if (before && signedIn?.user.id !== before.user.id) goTo({ at: 'rest', done: null });
});

/** Begins a change. */
export const askFor = (asked: AskedChange): void => goTo({ at: 'password', asked });

/** Closes the current step. */
export const closeFlow = (): void => goTo({ at: 'rest', done: null });

function faultOf(changed: Exclude<ChangeResult<unknown>, { kind: 'done' }>): FlowFault {
  if (!('code' in changed)) return whyUnchanged(changed);
  const { code } = changed;
  if (code === 'invalid') return 'wrong';
  return code === 'tooManyAttempts' || code === 'notAllowed' ? code : 'failed';
}

/** Sends a step. If it fails, sets `$flowFault` and returns undefined. */
async function send<Of extends Posting>(
  path: ApiPath<Of>,
  body: Sent<Of, 'POST'>['body'],
): Promise<AnswerOf<Of, 'POST'> | undefined> {
  if ($isFlowBusy.get()) return undefined;
  $isFlowBusy.set(true);
  $flowFault.set(null);
  const changed = await changeOwn<Of, 'POST'>(path, { method: 'POST', body });
  $isFlowBusy.set(false);
  if (changed.kind === 'done') return changed.value;
  $flowFault.set(faultOf(changed));
  return undefined;
}

function finish(answer: FactorsAnswer | undefined, done: AskedChange['what']): void {
  if (!answer) return;
  keepFactors(answer);
  goTo(answer.newCodes ? { at: 'codes', codes: answer.newCodes } : { at: 'rest', done });
}

/** Sends the password for the requested change. */
export async function givePassword(password: string): Promise<void> {
  const flow = $flow.get();
  if (flow.at !== 'password') return;
  const { asked } = flow;
  if (asked.what === 'add') return beginAdding(asked.kind, password);
  const answer = await (asked.what === 'remove'
    ? send(secondFactorPaths.removal, { password, factor: asked.factor })
    : send(secondFactorPaths.recoveryCodes, { password }));
  finish(answer, asked.what);
}

async function beginAdding(kind: FactorKind, password: string): Promise<void> {
  const flow = $flow.get();
  const offer = await send(secondFactorPaths.offers, { kind, password });
  // Cancelled, or the user has changed.
  if ($flow.get() !== flow) return;
  if (offer?.kind === 'app') goTo({ at: 'app', secret: offer.secret, uri: offer.uri });
  if (offer?.kind !== 'passkey') return;
  goTo({ at: 'passkey', options: offer.options });
  await askBrowser();
}

/** Asks the browser to create the passkey, and adds it. */
export async function askBrowser(): Promise<void> {
  const flow = $flow.get();
  if (flow.at !== 'passkey') return;
  $flowFault.set(null);
  const made = await createPasskey(flow.options);
  if ($flow.get() !== flow) return;
  if (made.kind === 'unanswered') return $flowFault.set(made.problem);
  const body = { response: made.response };
  finish(await send(secondFactorPaths.passkeys, body), 'add');
}

/** Sends the app's first code, which adds the app. */
export async function giveAppCode(typed: string): Promise<void> {
  const code = readSixDigits(typed);
  if (code === null) return $flowFault.set('wrong');
  finish(await send(secondFactorPaths.app, { code }), 'add');
}
