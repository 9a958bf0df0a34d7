import * as z from 'zod/mini';

/** `SuperAdmin` is the lab's own staff and sees every account; the others see their own. */
export const role = z.enum(['Shop', 'Customer', 'SuperAdmin']);
export type Role = z.infer<typeof role>;

/** The person who is signed in, and the account they act for. */
export const signedIn = z.strictObject({
  user: z.strictObject({ id: z.uuid(), username: z.string(), name: z.string(), role }),
  account: z.strictObject({ id: z.uuid(), name: z.string() }),
});
export type SignedIn = z.infer<typeof signedIn>;
