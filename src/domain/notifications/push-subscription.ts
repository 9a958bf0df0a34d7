import * as z from 'zod/mini';

/** Bytes in base64url. Browsers may omit the padding. */
const bytes = (count: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}=*$`)));

/** A browser's push subscription: the parts of `PushSubscription.toJSON()` that sending needs. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(2_000)),
  keys: z.object({
    /** An uncompressed P-256 point. */
    p256dh: bytes(65),
    auth: bytes(16),
  }),
});
export type PushSubscription = z.infer<typeof pushSubscription>;
