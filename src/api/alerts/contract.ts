import * as z from 'zod/mini';
import { dropFailure } from '../../domain/hand-off/drop-failure.ts';
import { webhook } from '../../domain/hand-off/webhook.ts';
import type { Contracts } from '../exchange.ts';
import { room } from '../health/contract.ts';

/** The log archived with the backups: without a gap since the newest one, with one, or no longer archived. */
const keptLogState = z.enum(['whole', 'gap', 'stuck']);
export type KeptLogState = z.infer<typeof keptLogState>;

/** Problems the lab's staff should deal with. */
export const alertsAnswer = z.strictObject({
  /** Free space in MB; null if the server cannot see the database's disk. */
  disk: z.strictObject({ room, freeMb: z.nullable(z.int()) }),
  keptLog: keptLogState,
  /** Webhooks that keep failing, or were switched off because of it. */
  webhooks: z.array(webhook),
  /** What is stuck in the drop folder, and answer files refused in the last day. */
  dropFolder: z.array(dropFailure),
});
export type AlertsAnswer = z.infer<typeof alertsAnswer>;

export const alertsContract = { alerts: { GET: { answer: alertsAnswer } } } satisfies Contracts;
