import type { Role } from '../../src/domain/vocabulary/account.ts';
import type { SessionKey } from '../auth/session-token.ts';

/** A client that listens: its session, and its user's role when the stream began. */
export interface Listener {
  session: SessionKey;
  role: Role;
}
