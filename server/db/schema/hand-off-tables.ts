import type { ColumnType, Generated } from 'kysely';
import type {
  DropFailureReason,
  DropFolderName,
} from '../../../src/domain/hand-off/drop-failure.ts';
import type { MachineScope } from '../../../src/domain/hand-off/machine-key.ts';
import type { HookAnswer, HookedEvent } from '../../../src/domain/hand-off/webhook.ts';
import type { Instant } from './instant.ts';

interface MachineKeyRow {
  accountId: string;
  id: string;
  /** SHA-256 of the secret. */
  secretHash: Buffer;
  name: string;
  scopes: MachineScope[];
  madeAt: Instant;
  madeBy: string;
  usedAt: Instant | null;
  revokedAt: Instant | null;
}

interface WebhookRow {
  id: string;
  address: string;
  events: HookedEvent[];
  madeAt: Instant;
  madeBy: string;
  failingSince: Instant | null;
  disabledAt: Instant | null;
}

interface WebhookSecretRow {
  webhookId: string;
  secret: Buffer;
}

interface WebhookMessageRow {
  accountId: string;
  id: string;
  webhookId: string;
  orderId: string;
  eventId: string;
  event: HookedEvent;
  at: Instant;
  attempts: Generated<number>;
  /** Null once it has arrived or was given up. */
  dueAt: Instant | null;
  deliveredAt: Instant | null;
  /** Newest first. */
  answers: ColumnType<HookAnswer[], string | undefined, string>;
}

/** At most one row. */
interface DropFolderRow {
  isOnly: boolean;
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

/** Connections to the lab's own software. */
export interface HandOffTables {
  machineKeys: MachineKeyRow;
  dropFolder: DropFolderRow;
  dropFailures: DropFailureRow;
  webhooks: WebhookRow;
  webhookSecrets: WebhookSecretRow;
  webhookMessages: WebhookMessageRow;
}
