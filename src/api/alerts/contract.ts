import * as z from 'zod/mini';
import { webhook } from '../../domain/hand-off/webhook.ts';
import { room } from '../contract.ts';

/** What the lab's people should see to. */
export const alertsAnswer = z.strictObject({
  /** Free space in MB; null when the database's disk is not seen from the server. */
  disk: z.strictObject({ room, freeMb: z.nullable(z.int()) }),
  /** Those that keep failing, or were switched off after that. */
  webhooks: z.array(webhook),
});
export type AlertsAnswer = z.infer<typeof alertsAnswer>;
