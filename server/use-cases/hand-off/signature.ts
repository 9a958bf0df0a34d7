import { createHmac } from 'node:crypto';

/** Names of a message's headers, from the Standard Webhooks specification (standardwebhooks.com). */
export const hookHeaders = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;

/** The signed parts of a message. */
interface Signed {
  id: string;
  /** Time of this attempt, in seconds since 1970. */
  timestamp: number;
  body: string;
}

/** Signs a message with HMAC-SHA-256 over id, time and body, so that it can be neither changed nor replayed later. */
export function sign(secret: Buffer, { id, timestamp, body }: Signed): string {
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`);
  return `v1,${signature.digest('base64')}`;
}

/** A secret in the form in which it is shown for copying. */
export const writeSecret = (secret: Buffer): string => `whsec_${secret.toString('base64')}`;
