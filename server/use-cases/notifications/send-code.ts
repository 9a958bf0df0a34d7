import type { CodeAnswer } from '../../../src/api/notifications/destination-contract.ts';
import type { AddressedName } from '../../../src/domain/notifications/channel-name.ts';
import { codeWords } from '../../../src/domain/notifications/code-words.ts';
import type { Reader } from '../../../src/domain/notifications/topics.ts';
import { hashAddressCode, makeAddressCode } from '../../auth/address-code.ts';
import { codeMinutes } from '../../auth/code-minutes.ts';
import { type Delivery, isAnswerLost, type OutgoingMessage } from '../../channels/channel.ts';
import { openAddressed } from '../../channels/open-channels.ts';
import type { Person } from '../../db/accounts/muted-topics.ts';
import {
  addAddressCode,
  endAddressCode,
  endEarlierCodes,
} from '../../db/notifications/address-codes.ts';
import type { Database } from '../../db/pool/database.ts';
import type { ChannelSettings } from '../../process/config/channel-settings.ts';

/** Longest time for sending a code in milliseconds, because its user waits for it. */
const longestMs = 15_000;

/** A code to send: its recipient and destination. */
interface AskedCode extends Person {
  /** Id of the destination that the address becomes. */
  id: string;
  side: Reader;
  channel: AddressedName;
  address: string;
  /** Address of the page where the user types the code. */
  link: string;
}

/**
 * The result of sending a code. `notTaken`: the provider does not send to this address. `unavailable`: the provider
 * accepts nothing at the moment.
 */
export type SentCode =
  | { kind: 'sent'; answer: CodeAnswer }
  | { kind: 'notFound' | 'keyReused' | 'notTaken' | 'unavailable' }
  | { kind: 'tooMany'; waitSeconds: number };

async function sendOnce(
  settings: ChannelSettings,
  { channel, address }: AskedCode,
  message: OutgoingMessage,
): Promise<Delivery | undefined> {
  const open = await openAddressed(settings, channel);
  if (!open) return undefined;
  try {
    return await open.channel.send(message, address, AbortSignal.timeout(longestMs));
  } finally {
    open.close();
  }
}

/** Sends a code with which its user confirms an address, at most once per id. */
export async function sendCode(
  database: Database,
  settings: ChannelSettings,
  asked: AskedCode,
): Promise<SentCode> {
  const { account, user, id, side, channel, address, link } = asked;
  const code = makeAddressCode();
  const kept = { account, user, id, side, channel, address, codeHash: hashAddressCode(id, code) };
  const added = await addAddressCode(database, kept);
  const expiresAt = new Date(Date.now() + codeMinutes * 60_000);
  const sent: SentCode = { kind: 'sent', answer: { expiresAt: expiresAt.toISOString() } };
  if (added.kind === 'there') return added.isSent ? sent : { kind: 'unavailable' };
  if (added.kind !== 'added') return added;
  const { language } = added;
  const message = { id, language, ...codeWords(code, language), link, expiresAt, isUrgent: true };
  const delivery = await sendOnce(settings, asked, message).catch(async (error) => {
    await endAddressCode(database, { account, user }, id);
    throw error;
  });
  // If the provider's answer was lost, the code may have arrived, so it stays valid.
  if (delivery && (delivery.state === 'sent' || isAnswerLost(delivery))) {
    await endEarlierCodes(database, { account, user }, { id, channel });
    return sent;
  }
  await endAddressCode(database, { account, user }, id);
  const isFinal = delivery?.state === 'gone' || delivery?.state === 'refused';
  return { kind: isFinal ? 'notTaken' : 'unavailable' };
}
