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
import { $press, settle } from './destinations.ts';

/** A code that was sent and is to be typed; the address is as its user typed it. */
export interface AwaitedCode {
  id: string;
  channel: AddressedName;
  address: string;
}

type AwaitedCodes = Readonly<Record<AddressedName, AwaitedCode | null>>;

/** The codes that are to be typed. */
export const $awaited = atom<AwaitedCodes>({ email: null, sms: null, bale: null });

holdStore('codes', $awaited);

const noAddress: Readonly<Record<AddressedName, string>> = { email: '', sms: '', bale: '' };

/** The addresses whose codes are not waited for any more: they are about to be corrected. */
export const $dropped = atom(noAddress);

/** Why an address or a code was not taken. */
export type AddressProblem =
  | AddressFault
  | CodeFault
  | 'notTaken'
  | 'noProvider'
  | 'tooOften'
  | 'offline'
  | 'failed';

/** The requests that are repeated under their ids, as long as nobody knows what came of them. */
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

/** Why no code was sent where it is certain that none was. */
function whyUnsent(sent: ChangeResult<unknown>): 'tooOften' | 'noProvider' | undefined {
  if (sent.kind !== 'failed') return undefined;
  if (sent.status === 429) return 'tooOften';
  return sent.status === 503 ? 'noProvider' : undefined;
}

/** Has a code sent. Returns why not; null once it is on its way, or if the person has left. */
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
  $press.set(null);
  $awaited.set({ ...$awaited.get(), [channel]: asked });
  $dropped.set({ ...$dropped.get(), [channel]: '' });
  return null;
}

/** Confirms the address by the code that came there. Returns why not. */
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
  $press.set({ at: id, press: 'saved' });
  $awaited.set({ ...$awaited.get(), [channel]: null });
  return null;
}

/** Goes back to typing another address. */
export function dropCode({ channel, address }: AwaitedCode): void {
  $dropped.set({ ...$dropped.get(), [channel]: address });
  $awaited.set({ ...$awaited.get(), [channel]: null });
}
