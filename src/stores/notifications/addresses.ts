import { atom } from 'nanostores';
import { destinationPaths } from '../../api/notifications/destination-paths.ts';
import type { AddressedName } from '../../domain/notifications/channel-name.ts';
import {
  type AddressFault,
  type CodeFault,
  readAddress,
} from '../../domain/notifications/typed-address.ts';
import { readSixDigits } from '../../domain/typed/six-digits.ts';
import { newId } from '../device/records/new-id.ts';
import { holdStore } from '../leaving/held-typed.ts';
import { type ChangeResult, changeOwn, issuesOf, whyUnchanged } from '../shell/change-own.ts';
import { onOtherPerson } from '../shell/session.ts';
import { $lastAction, settle } from './destinations.ts';

/** A code that was sent and not yet entered, with the address as the user typed it. */
export interface AwaitedCode {
  id: string;
  channel: AddressedName;
  address: string;
}

type AwaitedCodes = Readonly<Record<AddressedName, AwaitedCode | null>>;

/** The codes not yet entered, by channel. */
export const $awaited = atom<AwaitedCodes>({ email: null, sms: null, bale: null });

holdStore('codes', $awaited);

const noAddress: Readonly<Record<AddressedName, string>> = { email: '', sms: '', bale: '' };

/** The addresses whose codes were abandoned so that the address can be corrected. */
export const $dropped = atom(noAddress);

/** Why an address or a code was rejected. */
export type AddressProblem =
  | AddressFault
  | CodeFault
  | 'notTaken'
  | 'noProvider'
  | 'tooOften'
  | 'offline'
  | 'failed';

/** Requests without an answer; a retry reuses their ids. */
const unanswered = new Map<AddressedName, AwaitedCode>();

onOtherPerson(() => {
  unanswered.clear();
  $dropped.set(noAddress);
});

const isProblem = (fault: unknown): fault is 'notTaken' | AddressFault | CodeFault =>
  typeof fault === 'string' &&
  ['notEmail', 'notMobile', 'notTaken', 'wrong', 'over', 'tooMany'].includes(fault);

function faultOf(changed: ChangeResult<unknown>): AddressProblem | undefined {
  const fault = issuesOf(changed)?.[0]?.params?.fault;
  return isProblem(fault) ? fault : undefined;
}

/** Why no code was sent; undefined unless it is certain that none was. */
function whyUnsent(sent: ChangeResult<unknown>): 'tooOften' | 'noProvider' | undefined {
  if (sent.kind !== 'failed') return undefined;
  if (sent.status === 429) return 'tooOften';
  return sent.status === 503 ? 'noProvider' : undefined;
}

/** Requests a code. Returns why it was not sent; null once it is on its way, or if the user has signed out. */
export async function sendCode(
  channel: AddressedName,
  typed: string,
): Promise<AddressProblem | null> {
  const read = readAddress(channel, typed);
  if ('fault' in read) return read.fault;
  const last = unanswered.get(channel);
  const asked = last?.address === typed ? last : { id: newId(), channel, address: typed };
  unanswered.set(channel, asked);
  const { address } = read;
  const path = destinationPaths.code(asked.id);
  const sent = await changeOwn(path, { method: 'PUT', body: { channel, address } });
  if (sent.kind === 'left') return null;
  const unsent = whyUnsent(sent);
  if (sent.kind === 'done' || sent.kind === 'refused' || unsent) unanswered.delete(channel);
  if (sent.kind !== 'done') return faultOf(sent) ?? unsent ?? whyUnchanged(sent);
  $lastAction.set(null);
  $awaited.set({ ...$awaited.get(), [channel]: asked });
  $dropped.set({ ...$dropped.get(), [channel]: '' });
  return null;
}

/** Confirms the address with the code sent to it. Returns why that failed, or null. */
export async function confirmCode(
  { id, channel }: AwaitedCode,
  typed: string,
): Promise<AddressProblem | null> {
  const code = readSixDigits(typed);
  if (!code) return 'notCode';
  const path = destinationPaths.confirmation(id);
  const taken = await changeOwn(path, { method: 'PUT', body: { code } });
  if (taken.kind === 'left') return null;
  if (taken.kind !== 'done') return faultOf(taken) ?? whyUnchanged(taken);
  settle(taken.value);
  $lastAction.set({ at: id, state: 'saved' });
  $awaited.set({ ...$awaited.get(), [channel]: null });
  return null;
}

/** Abandons a code, so that another address can be typed. */
export function dropCode({ channel, address }: AwaitedCode): void {
  $dropped.set({ ...$dropped.get(), [channel]: address });
  $awaited.set({ ...$awaited.get(), [channel]: null });
}
