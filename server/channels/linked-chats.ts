import * as z from 'zod/mini';
import { plainCharacters } from '../../src/domain/typed/characters.ts';
import type { BotSettings } from '../process/config/channel-settings.ts';
import { methodAddress } from './bot.ts';
import { readSnakeCase, writeSnakeCase } from './snake-case-json.ts';
import { askProvider } from './try-request.ts';

/** A chat in which a person wrote a code, which only the panel can have given them. */
export interface LinkedChat {
  code: string;
  chatId: string;
}

const idOf = z.object({ updateId: z.int() });

const update = z.object({
  updateId: z.int(),
  message: z.optional(
    z.object({
      text: z.optional(z.string()),
      chat: z.object({ id: z.int(), type: z.optional(z.string()) }),
    }),
  ),
});
type Update = z.infer<typeof update>;

/** The response to `getUpdates`. Unreadable updates are skipped, so that they are not requested again and again. */
const updatesAnswer = z.object({ ok: z.literal(true), result: z.array(z.unknown()) });

/** The text that a link with a code sends, or just the code if a person types it. */
const codeMessage = /^(?:\/start(?:@\w+)?\s+)?([\w-]{4,64})$/;

/** The chats in which a person, not a group, sent a code, through a link (`/start code`) or by typing it. */
export function linkedChats(updates: readonly Update[]): LinkedChat[] {
  return updates.flatMap(({ message }) => {
    const { chat, text = '' } = message ?? {};
    const [, code] = codeMessage.exec(plainCharacters(text).trim()) ?? [];
    const isPerson = chat && chat.id > 0 && (chat.type ?? 'private') === 'private';
    return isPerson && code ? [{ code, chatId: String(chat.id) }] : [];
  });
}

/** Seconds for which a bot's server waits for updates before it answers with none. */
const waitSeconds = 25;

/** Updates per response: this many of the longest messages fit into the characters that are read. */
const atOnce = 5;
const longestText = 1_048_576;

/** Linked chats, and the offset of the next request. */
export interface ReadChats {
  chats: LinkedChat[];
  next: number;
}

/**
 * Waits at most half a minute for messages to a bot. The bot's server forgets updates before `next` on the following
 * call, so a call whose result was not stored can be repeated: begin with 0 after a start. Only one process at a time
 * may call this. Throws if there is no answer.
 */
export async function readLinkedChats(
  bot: BotSettings,
  next: number,
  signal: AbortSignal,
): Promise<ReadChats> {
  const asked = { offset: next, timeout: waitSeconds, limit: atOnce, allowedUpdates: ['message'] };
  const { status, text } = await askProvider({
    method: 'POST',
    address: methodAddress(bot, 'getUpdates'),
    headers: { 'Content-Type': 'application/json' },
    body: writeSnakeCase(asked),
    mayBePrivate: true,
    longestMs: (waitSeconds + 10) * 1_000,
    longestText,
    signal,
  });
  const { data } = updatesAnswer.safeParse(readSnakeCase(text));
  // The log contains the code of an error, but not its message.
  if (!data) throw Object.assign(new Error(`status ${status}`), { code: `HTTP_${status}` });
  const known = data.result.flatMap((each) => update.safeParse(each).data ?? []);
  const numbers = data.result.flatMap((each) => idOf.safeParse(each).data?.updateId ?? []);
  return { chats: linkedChats(known), next: Math.max(next, ...numbers.map((each) => each + 1)) };
}
