import { atom } from 'nanostores';
import { destinationPaths } from '../../api/notifications/destination-paths.ts';
import type { AddressedName } from '../../domain/notifications/channel-name.ts';
import {
  type AddressFault,
  type CodeFault,
  readAddress,
  readCode,
} from '../../domain/notifications/typed-address.ts';
import { newId } from '../device/records/new-id.ts';
import { type ChangeResult, changeOwn, issuesOf, whyUnchanged } from '../shell/change-own.ts';
import { onOtherPerson } from '../shell/session.ts';
import { $destinations, $press } from './destinations.ts';

/** A code that was sent and is to be typed; the address is as its user typed it. */
export interface AwaitedCode {
  id: string;
  channel: AddressedName;
  address: string;
}

/** The code that is to be typed. */
export const $awaited = atom<AwaitedCode | null>(null);

/** Why an address or a code was not taken. */
export type AddressProblem =
  | AddressFault
  | CodeFault
  | 'notTaken'
  | 'noProvider'
  | 'tooOften'
  | 'offline'
  | 'failed';

/** The request that is repeated under its id, as long as nobody knows what came of it. */
let unanswered: AwaitedCode | null = null;

onOtherPerson(() => {
  unanswered = null;
  $awaited.set(null);
});

const isProblem = (fault: unknown): fault is 'notTaken' | AddressFault | CodeFault =>
  typeof fault === 'string' &&
  ['notEmail', 'notMobile', 'notTaken', 'wrong', 'over', 'tooMany'].includes(fault);

function problemOf(changed: ChangeResult<unknown>): AddressProblem {
  const fault = issuesOf(changed)?.[0]?.params?.fault;
  if (isProblem(fault)) return fault;
  if (changed.kind === 'failed' && changed.status === 429) return 'tooOften';
  if (changed.kind === 'failed' && changed.status === 503) return 'noProvider';
  return whyUnchanged(changed);
}

/** Has a code sent. Returns why not; null once it is on its way, or if the person has left. */
export async function sendCode(
  channel: AddressedName,
  typed: string,
): Promise<AddressProblem | null> {
  const read = readAddress(channel, typed);
  if ('fault' in read) return read.fault;
  const isSame = unanswered?.channel === channel && unanswered.address === typed;
  const asked = isSame && unanswered ? unanswered : { id: newId(), channel, address: typed };
  unanswered = asked;
  const { address } = read;
  const path = destinationPaths.code(asked.id);
  const sent = await changeOwn(path, { method: 'PUT', body: { channel, address } });
  if (sent.kind === 'left') return null;
  if (sent.kind !== 'offline') unanswered = null;
  if (sent.kind !== 'done') return problemOf(sent);
  $press.set(null);
  $awaited.set(asked);
  return null;
}

/** Confirms the address by the code that came there. Returns why not. */
export async function confirmCode(
  { id }: AwaitedCode,
  typed: string,
): Promise<AddressProblem | null> {
  const code = readCode(typed);
  if (!code) return 'notCode';
  const path = destinationPaths.confirmation(id);
  const taken = await changeOwn(path, { method: 'PUT', body: { code } });
  if (taken.kind === 'left') return null;
  if (taken.kind !== 'done') return problemOf(taken);
  $destinations.set(taken.value);
  $awaited.set(null);
  return null;
}

/** Goes back to typing another address. */
export const dropCode = (): void => $awaited.set(null);
