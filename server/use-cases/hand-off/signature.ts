import { createHmac } from 'node:crypto';

/** Names of a message's headers, by the Standard Webhooks specification (standardwebhooks.com). */
export const hookHeaders = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;

/** What a message is signed over. */
interface Signed {
  id: string;
  /** Seconds since 1970 of this try. */
  timestamp: number;
  body: string;
}

/** Signs a message: HMAC-SHA-256 over id, time and body, so that none of them can be changed or sent again later. */
export function sign(secret: Buffer, { id, timestamp, body }: Signed): string {
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`);
  return `v1,${signature.digest('base64')}`;
}

/** A secret as it is shown to be copied. */
export const writeSecret = (secret: Buffer): string => `whsec_${secret.toString('base64')}`;
