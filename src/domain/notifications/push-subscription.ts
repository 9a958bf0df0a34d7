import * as z from 'zod/mini';

/** Bytes in base64url, of which browsers may leave out the padding. */
const bytes = (count: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}=*$`)));

/** A browser's subscription to push messages, of what `PushSubscription.toJSON` makes the part that sending needs. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(2_000)),
  keys: z.object({
    /** A point of P-256, not compressed. */
    p256dh: bytes(65),
    auth: bytes(16),
  }),
});
export type PushSubscription = z.infer<typeof pushSubscription>;
