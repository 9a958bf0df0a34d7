import * as z from 'zod/mini';

/** `SuperAdmin`: lab staff, who see every account. Everyone else sees only their own. */
export const role = z.enum(['Shop', 'Customer', 'SuperAdmin']);
export type Role = z.infer<typeof role>;

/** `Owner`: manages the account's users and sees its ledger. `Staff`: does neither. */
export const accountRole = z.enum(['Owner', 'Staff']);
export type AccountRole = z.infer<typeof accountRole>;

/** The signed-in user and the account they act for. */
export const signedIn = z.strictObject({
  user: z.strictObject({
    id: z.uuid(),
    username: z.string(),
    name: z.string(),
    role,
    /** Missing from device data older than staff users, which means an owner. */
    accountRole: z.optional(accountRole),
  }),
  account: z.strictObject({ id: z.uuid(), name: z.string() }),
});
export type SignedIn = z.infer<typeof signedIn>;
