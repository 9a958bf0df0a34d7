import { Hono } from 'hono';
import { type AlertsAnswer, alertsAnswer } from '../../src/api/alerts/contract.ts';
import { keepsFailing } from '../../src/domain/hand-off/failing-webhook.ts';
import { readDropFailures } from '../db/hand-off/drop-failures.ts';
import { readWebhooks } from '../db/hand-off/webhooks.ts';
import type { AppEnv } from '../http/app-env.ts';
import { route } from '../http/guards/route.ts';
import { webhookAnswer } from '../use-cases/hand-off/webhook-answer.ts';

/** What the lab's people should see to before shops notice. */
export const alerts = new Hono<AppEnv>().get(
  '/',
  route({
    summary:
      'What keeps failing in webhooks, the drop folder and backups, and whether the disk has room; for the lab',
    access: 'lab',
    answers: { 200: { description: 'Without webhooks that work.', schema: alertsAnswer } },
    refusals: [401, 403, 503],
  }),
  async (c) => {
    const { database, disk, keptLog } = c.var.services;
    const webhooks = (await readWebhooks(database)).map(webhookAnswer);
    const now = Date.now();
    const answer = {
      disk: { room: disk.room, freeMb: disk.freeMb },
      keptLog: keptLog.state,
      webhooks: webhooks.filter((each) => keepsFailing(each, now)),
      dropFolder: await readDropFailures(database),
    };
    return c.json(answer satisfies AlertsAnswer);
  },
);
