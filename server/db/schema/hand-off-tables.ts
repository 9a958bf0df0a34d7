import type { ColumnType, Generated } from 'kysely';
import type {
  DropFailureReason,
  DropFolderName,
} from '../../../src/domain/hand-off/drop-failure.ts';
import type { MachineScope } from '../../../src/domain/hand-off/machine-key.ts';
import type { HookAnswer, HookedEvent } from '../../../src/domain/hand-off/webhook.ts';
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

interface WebhookRow {
  id: string;
  address: string;
  events: HookedEvent[];
  made_at: Instant;
  made_by: string;
  failing_since: Instant | null;
  disabled_at: Instant | null;
}

interface WebhookSecretRow {
  webhook_id: string;
  secret: Buffer;
}

interface WebhookMessageRow {
  account_id: string;
  id: string;
  webhook_id: string;
  order_id: string;
  event_id: string;
  event: HookedEvent;
  at: Instant;
  attempts: Generated<number>;
  /** Null once it has arrived or was given up. */
  due_at: Instant | null;
  delivered_at: Instant | null;
  /** Newest first. */
  answers: ColumnType<HookAnswer[], string | undefined, string>;
}

/** At most one row. */
interface DropFolderRow {
  is_only: boolean;
  /** A cursor of the feed. */
  position: string;
}

interface DropFailureRow {
  folder: DropFolderName;
  /** Empty for the folder itself. */
  name: string;
  reason: DropFailureReason;
  at: Instant;
}

/** What connects the lab's own software. */
export interface HandOffTables {
  machine_keys: MachineKeyRow;
  drop_folder: DropFolderRow;
  drop_failures: DropFailureRow;
  webhooks: WebhookRow;
  webhook_secrets: WebhookSecretRow;
  webhook_messages: WebhookMessageRow;
}
