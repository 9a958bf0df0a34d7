import type { MachineScope } from '../../../src/domain/hand-off/machine-key.ts';
import type { Instant } from './instant.ts';

interface MachineKeyRow {
  account_id: string;
  id: string;
  /** SHA-256 of the secret. */
  secret_hash: Buffer;
  name: string;
  scopes: MachineScope[];
  made_at: Instant;
  made_by: string;
  used_at: Instant | null;
  revoked_at: Instant | null;
}

/** What connects the lab's own software. */
export interface HandOffTables {
  machine_keys: MachineKeyRow;
}
