import * as z from 'zod/mini';
import type { BotName } from '../../src/domain/notifications/channel-name.ts';
import { mobileForm } from '../../src/domain/typed/mobile.ts';
import type { BotSettings, SafirSettings } from '../process/config/channel-settings.ts';
import type { OutgoingAnswer } from '../process/outgoing/send-request.ts';
import type { Channel, Delivery, OutgoingMessage } from './channel.ts';
import { sendBySafir } from './safir.ts';
import { readSnakeCase, writeSnakeCase } from './snake-case-json.ts';
import { reasonOf, tryRequest } from './try-request.ts';
import { chatMessage } from './words.ts';

/** The response of a method of the bot protocol. */
const botAnswer = z.object({
  ok: z.boolean(),
  description: z.optional(z.string()),
  result: z.optional(z.object({ messageId: z.optional(z.number()) })),
  parameters: z.optional(z.object({ retryAfter: z.optional(z.number()) })),
});

/** The address of a method. It contains the token, so it must never be logged. */
export const methodAddress = ({ address, token }: BotSettings, method: string): string =>
  `${address}/bot${token}/${method}`;

/** Descriptions of chats that no longer exist, which are also answered with 400. */
const noChat = /chat not found|user is deactivated|bot was (blocked|kicked)|peer_id_invalid/i;

const readBot = ({ text }: OutgoingAnswer) => botAnswer.safeParse(readSnakeCase(text)).data;

function readAnswer(answer: OutgoingAnswer): Delivery {
  const { status } = answer;
  const body = readBot(answer);
  const reason = reasonOf(status, body?.description);
  // The operator has to correct a wrong token.
  if (status === 401 || status === 404) return { state: 'retry', reason };
  // Without a response in the protocol's format, it is unknown whether the message arrived.
  if (!body) return { state: 'retry', reason, mayHaveArrived: true };
  if (body.ok) return { state: 'sent', reference: String(body.result?.messageId ?? '') };
  const isGone = status === 403 || noChat.test(body.description ?? '');
  return { state: isGone ? 'gone' : 'refused', reason };
}

function sendToChat(
  bot: BotSettings,
  message: OutgoingMessage,
  chatId: string,
  signal: AbortSignal,
): Promise<Delivery> {
  const request = {
    method: 'POST',
    address: methodAddress(bot, 'sendMessage'),
    headers: { 'Content-Type': 'application/json' },
    body: writeSnakeCase({ chatId: Number(chatId), ...chatMessage(message) }),
    mayBePrivate: true,
    signal,
  } as const;
  return tryRequest(request, readAnswer, (answer) => readBot(answer)?.parameters?.retryAfter);
}

/** The id of a chat with one person. Groups have negative ids. */
const chatForm = /^\d{1,16}$/;

/**
 * A bot of Telegram or Bale. The destination is the id of a chat that a person has linked, or a mobile number if Bale's
 * Safir is set up.
 */
export function botChannel(name: BotName, bot?: BotSettings, safir?: SafirSettings): Channel {
  return {
    name,
    async send(message, destination, signal) {
      if (safir && mobileForm.test(destination)) {
        return sendBySafir(safir, message, destination, signal);
      }
      if (!bot || !chatForm.test(destination)) return { state: 'gone', reason: 'noChat' };
      return sendToChat(bot, message, destination, signal);
    },
  };
}
