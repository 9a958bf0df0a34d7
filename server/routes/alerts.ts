import { alertsContract } from '../../src/api/alerts/contract.ts';
import { keepsFailing } from '../../src/domain/hand-off/failing-webhook.ts';
import { readDropFailures } from '../db/hand-off/drop-failures.ts';
import { readWebhooks } from '../db/hand-off/webhooks.ts';
import { resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';
import { respond } from '../http/respond.ts';
import { webhookAnswer } from '../use-cases/hand-off/webhook-answer.ts';

/** Problems that the lab should fix before shops notice them. */
export const alerts = resource().get(
  '/',
  route(alertsContract.alerts.GET, {
    summary: 'Failures of webhooks, the drop folder and backups, and free disk space; for the lab',
    access: 'lab',
    labReads: 'replica',
    answers: { 200: 'Only webhooks that keep failing are included.' },
  }),
  async (c) => {
    const { database, disk, keptLog } = c.var.services;
    const webhooks = (await readWebhooks(database)).map(webhookAnswer);
    const now = Date.now();
    return respond(c, {
      disk: { room: disk.room, freeMb: disk.freeMb },
      keptLog: keptLog.state,
      webhooks: webhooks.filter((each) => keepsFailing(each, now)),
      dropFolder: await readDropFailures(database),
    });
  },
);
