import {
  type OutgoingAnswer,
  type OutgoingRequest,
  sendRequest,
} from '../../process/outgoing/send-request.ts';

/** Time limit of an attempt, in milliseconds. */
const longestTry = 10_000;

/** Characters kept of a response's text. */
const longestText = 300;

/** A message to an address that the lab chose; `mayBePrivate` is the operator's setting. */
export interface Posting extends Pick<OutgoingRequest, 'address' | 'headers' | 'mayBePrivate'> {
  body: string;
}

/** Posts JSON. Throws if the address is not allowed, or no response arrives in time. */
export async function postWebhook(
  { headers, ...posting }: Posting,
  longestMs = longestTry,
): Promise<Pick<OutgoingAnswer, 'status' | 'text'>> {
  const sent = { ...headers, 'Content-Type': 'application/json' };
  const { status, text } = await sendRequest({
    ...posting,
    method: 'POST',
    headers: sent,
    longestMs,
    longestText,
  });
  return { status, text };
}
