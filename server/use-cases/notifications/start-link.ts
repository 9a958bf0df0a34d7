import type { LinkAnswer } from '../../../src/api/notifications/destination-contract.ts';
import type { BotName } from '../../../src/domain/notifications/channel-name.ts';
import type { Reader } from '../../../src/domain/notifications/topics.ts';
import { codeMinutes } from '../../auth/code-minutes.ts';
import { hashLinkCode, makeLinkCode } from '../../auth/link-code.ts';
import type { Person } from '../../db/accounts/muted-topics.ts';
import { addLinkCode } from '../../db/notifications/link-codes.ts';
import type { Database } from '../../db/pool/database.ts';
import type { BotSettings } from '../../process/config/channel-settings.ts';

/** Addresses at which each messenger opens a chat with a bot. */
const openers: Record<BotName, string> = {
  bale: 'https://ble.ir',
  telegram: 'https://t.me',
};

interface AskedLink extends Person {
  /** Id of the destination that the chat becomes. */
  id: string;
  side: Reader;
  channel: BotName;
}

/** Creates a code with which its user links a chat with a bot; undefined if the id is already used. */
export async function startLink(
  database: Database,
  asked: AskedLink,
  { userName }: BotSettings,
): Promise<LinkAnswer | undefined> {
  const code = makeLinkCode();
  const isKept = await addLinkCode(database, { ...asked, codeHash: hashLinkCode(code) });
  if (!isKept) return undefined;
  return {
    code,
    address: `${openers[asked.channel]}/${userName}?start=${code}`,
    expiresAt: new Date(Date.now() + codeMinutes * 60_000).toISOString(),
  };
}
