import { Gauge, type Registry } from 'prom-client';
import { countMessages } from '../../db/notifications/channel-counts.ts';
import type { Database } from '../../db/pool/database.ts';

/** Measures, by channel, what waits, and what was sent and failed of the last 24 hours. The same in all processes. */
export function countNotifications(database: Database, registry: Registry): void {
  new Gauge({
    name: 'adasi_notifications',
    help: 'Notifications by channel: all that wait, and those of the last 24 hours that were sent or failed.',
    labelNames: ['channel', 'state'],
    registers: [registry],
    async collect() {
      // Without the database the rest is measured still.
      const counted = await countMessages(database).catch(() => []);
      this.reset();
      for (const { channel, waiting, sent, failed } of counted) {
        for (const [state, count] of Object.entries({ waiting, sent, failed })) {
          this.set({ channel, state }, Number(count));
        }
      }
    },
  });
}
