import * as z from 'zod/mini';
import { dropFailure } from '../../domain/hand-off/drop-failure.ts';
import { webhook } from '../../domain/hand-off/webhook.ts';
import type { Contracts } from '../exchange.ts';
import { room } from '../health/contract.ts';

/** The log archived with the backups: without a gap since the newest one, with one, or no longer archived. */
const keptLogState = z.enum(['whole', 'gap', 'stuck']);
export type KeptLogState = z.infer<typeof keptLogState>;

/** What the lab's people should see to. */
export const alertsAnswer = z.strictObject({
  /** Free space in MB; null when the database's disk is not seen from the server. */
  disk: z.strictObject({ room, freeMb: z.nullable(z.int()) }),
  keptLog: keptLogState,
  /** Those that keep failing, or were switched off after that. */
  webhooks: z.array(webhook),
  /** What does not go on in the drop folder, and files of answers that were refused in the last day. */
  dropFolder: z.array(dropFailure),
});
export type AlertsAnswer = z.infer<typeof alertsAnswer>;

export const alertsContract = { alerts: { GET: { answer: alertsAnswer } } } satisfies Contracts;
