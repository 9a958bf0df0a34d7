import type { BotName } from '../../../src/domain/notifications/channel-name.ts';
import { hashLinkCode } from '../../auth/link-code.ts';
import { readLinkedChats } from '../../channels/linked-chats.ts';
import { inOneProcess } from '../../db/jobs/in-one-process.ts';
import { linkChat } from '../../db/notifications/link-codes.ts';
import type { Database } from '../../db/pool/database.ts';
import { repeatedly } from '../../process/concurrency/repeatedly.ts';
import type { BotSettings } from '../../process/config/channel-settings.ts';

/** Pause in milliseconds between two long polls. */
const pauseMs = 1_000;

/** Starts linking the chats in which people send their codes to a bot. The returned function stops it. */
export function followChats(
  database: Database,
  channel: BotName,
  bot: BotSettings,
): () => Promise<void> {
  const name = `chats of ${channel}`;
  let from = 0;
  const work = async (ending: AbortSignal) => {
    try {
      const { chats, next } = await readLinkedChats(bot, from, ending);
      for (const { code, chatId } of chats) {
        await linkChat(database, { channel, codeHash: hashLinkCode(code), address: chatId });
      }
      from = next;
    } catch (error) {
      if (!ending.aborted) throw error;
    }
  };
  return repeatedly(name, pauseMs, (ending) => inOneProcess(database, name, work, ending));
}
