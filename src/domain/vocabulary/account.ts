import * as z from 'zod/mini';

/** `SuperAdmin`: lab staff, who see every account. Everyone else sees only their own. */
export const role = z.enum(['Shop', 'Customer', 'SuperAdmin']);
export type Role = z.infer<typeof role>;

/** The signed-in user and the account they act for. */
export const signedIn = z.strictObject({
  user: z.strictObject({ id: z.uuid(), username: z.string(), name: z.string(), role }),
  account: z.strictObject({ id: z.uuid(), name: z.string() }),
});
export type SignedIn = z.infer<typeof signedIn>;
