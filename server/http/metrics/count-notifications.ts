import { Gauge, type Registry } from 'prom-client';
import { countMessages } from '../../db/notifications/channel-counts.ts';
import type { Database } from '../../db/pool/database.ts';

/**
 * Counts by channel the notifications that are waiting, and those sent and failed in the last 24 hours. All processes
 * report the same numbers.
 */
export function countNotifications(database: Database, registry: Registry): void {
  new Gauge({
    name: 'adasi_notifications',
    help: 'Notifications by channel: all that are waiting, and those sent or failed in the last 24 hours.',
    labelNames: ['channel', 'state'],
    registers: [registry],
    async collect() {
      // Without the database the other metrics still work.
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
