import { wearerPaths } from '../../../src/api/notifications/wearer-paths.ts';
import type { Outcome } from '../../../src/domain/notifications/outcome.ts';
import { isAtShop } from '../../../src/domain/notifications/wearer-notice.ts';
import { shopInMessage, wearerWords } from '../../../src/domain/notifications/wearer-words.ts';
import type { OutgoingMessage } from '../../channels/channel.ts';
import type { ClaimedMessage } from '../../db/notifications/claim-messages.ts';
import { readWearerRecipient } from '../../db/notifications/read-wearer-recipient.ts';
import type { Database } from '../../db/pool/database.ts';

/**
 * The message to a wearer and its number, or the outcome if it is not sent. It contains the shop's name, but no person,
 * prescription or price.
 */
export async function wearerMessage(
  database: Database,
  message: ClaimedMessage,
  { order, api }: { order: string; api: string },
): Promise<{ outgoing: OutgoingMessage; address: string } | Outcome> {
  const found = await readWearerRecipient(database, message, order);
  if (!found) return 'withdrawn';
  if (!isAtShop(found.state)) return 'outdated';
  const shop = shopInMessage(found.shop);
  const { id, expiresAt } = message;
  const link = `${api}${wearerPaths.stop(found.token)}`;
  const outgoing = { id, language: 'fa', ...wearerWords(shop), link, shop, expiresAt } as const;
  return { outgoing, address: found.address };
}
