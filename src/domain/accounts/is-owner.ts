import type { AccountRole, Role } from '../vocabulary/account.ts';

/**
 * Whether a user manages the account's people and sees what it owes: true for its owners and for the lab, whose staff
 * work with every account's ledger.
 */
export const isOwner = ({
  role,
  accountRole,
}: {
  role: Role;
  accountRole?: AccountRole | undefined;
}): boolean => role === 'SuperAdmin' || accountRole !== 'Staff';
