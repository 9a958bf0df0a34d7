import * as z from 'zod/mini';
import type { SafirSettings } from '../process/config/channel-settings.ts';
import type { OutgoingAnswer } from '../process/outgoing/send-request.ts';
import type { Delivery, OutgoingMessage } from './channel.ts';
import { readSnakeCase, writeSnakeCase } from './snake-case-json.ts';
import { reasonOf, tryRequest } from './try-request.ts';
import { chatMessage } from './words.ts';

const safirAnswer = z.object({ messageId: z.optional(z.nullable(z.string())) });

/** Statuses that concern the key or the credit, which the operator can correct. */
const accountStatuses: readonly number[] = [401, 402, 403];

function readAnswer({ status, text }: OutgoingAnswer): Delivery {
  const reference = safirAnswer.safeParse(readSnakeCase(text)).data?.messageId;
  if (status < 300 && reference) return { state: 'sent', reference };
  const reason = reasonOf(status, text);
  if (status === 404) return { state: 'gone', reason };
  if (status < 400 && readSnakeCase(text) === undefined) {
    return { state: 'retry', reason, mayHaveArrived: true };
  }
  return { state: accountStatuses.includes(status) ? 'retry' : 'refused', reason };
}

/**
 * Sends through Bale's Safir (https://docs.bale.ai/safir) to a mobile number like `+989…`. Safir remembers the
 * request's id, so a repeated attempt arrives only once.
 */
export function sendBySafir(
  { address, key, bot }: SafirSettings,
  message: OutgoingMessage,
  mobile: string,
  signal: AbortSignal,
): Promise<Delivery> {
  const content = {
    requestId: message.id,
    botId: bot,
    phoneNumber: mobile.slice(1),
    messageData: { message: chatMessage(message) },
  };
  const request = {
    method: 'POST',
    address: `${address}/api/v3/send_message`,
    headers: { 'Content-Type': 'application/json', 'api-access-key': key },
    body: writeSnakeCase(content),
    mayBePrivate: true,
    signal,
  } as const;
  return tryRequest(request, readAnswer);
}
