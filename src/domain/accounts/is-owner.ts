import type { AccountRole, Role } from '../vocabulary/account.ts';

/**
 * Whether a user manages the account's people and sees what it owes: its owners do, and the lab, whose own staff works
 * with every account's ledger.
 */
export const isOwner = ({
  role,
  accountRole,
}: {
  role: Role;
  accountRole?: AccountRole | undefined;
}): boolean => role === 'SuperAdmin' || accountRole !== 'Staff';
