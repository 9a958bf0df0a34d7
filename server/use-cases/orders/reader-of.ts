import type { Reader } from '../../../src/domain/notifications/topics.ts';
import type { Role } from '../../../src/domain/vocabulary/account.ts';

/** The side a user is on. */
export const readerOf = ({ user }: { user: { role: Role } }): Reader =>
  user.role === 'SuperAdmin' ? 'lab' : 'shop';
