import * as z from 'zod/mini';
import { plainCharacters } from '../../src/domain/typed/characters.ts';
import type { BotSettings } from '../process/config/channel-settings.ts';
import { methodAddress } from './bot.ts';
import { readSnakeCase, writeSnakeCase } from './snake-case-json.ts';
import { askProvider } from './try-request.ts';

/** A chat whose person wrote a code, which only the panel can have told. */
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

/** What bots answer to `getUpdates`; an update that is read differently is passed over, not asked for again and again. */
const updatesAnswer = z.object({ ok: z.literal(true), result: z.array(z.unknown()) });

/** What a link with a code begins with, and what is said in its place by people who type the code. */
const written = /^(?:\/start(?:@\w+)?\s+)?([\w-]{4,64})$/;

/** The chats in which a person, not a group, wrote a code, by a link (`/start code`) or by hand. */
export function linkedChats(updates: readonly Update[]): LinkedChat[] {
  return updates.flatMap(({ message }) => {
    const { chat, text = '' } = message ?? {};
    const [, code] = written.exec(plainCharacters(text).trim()) ?? [];
    const isPerson = chat && chat.id > 0 && (chat.type ?? 'private') === 'private';
    return isPerson && code ? [{ code, chatId: String(chat.id) }] : [];
  });
}

/** Seconds that a bot's server waits for something new before it answers with nothing. */
const waitSeconds = 25;

/** Updates of an answer: so many of the longest messages are below the characters that are read. */
const atOnce = 5;
const longestText = 1_048_576;

/** Chats that were linked, and where to go on asking. */
export interface ReadChats {
  chats: LinkedChat[];
  next: number;
}

/**
 * Waits for what people write to a bot, for at most half a minute. What comes before `next` is forgotten by the bot's
 * server with the following call, so a call that was answered and not stored repeats it: begin with 0 after a start.
 * One process at a time may ask. Throws when there is no answer.
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
  // The log has the code of an error, and no message.
  if (!data) throw Object.assign(new Error(`status ${status}`), { code: `HTTP_${status}` });
  const known = data.result.flatMap((each) => update.safeParse(each).data ?? []);
  const numbers = data.result.flatMap((each) => idOf.safeParse(each).data?.updateId ?? []);
  return { chats: linkedChats(known), next: Math.max(next, ...numbers.map((each) => each + 1)) };
}
