import type { ChannelStanding } from '../../domain/notifications/channel-health.ts';
import { type Message, messages } from '../language/message.ts';

/** Texts of the lab's channels screen. */
export const channels = messages('channels', {
  intro: [
    'اعلان‌ها از این راه‌ها به کاربران می‌رسد. هر کاربر در صفحهٔ «اعلان‌ها» انتخاب می‌کند چه چیزی و از کدام راه. هر راه را مدیر سرور در تنظیمات سرور روشن می‌کند.',
    'Notifications reach users through these channels. Everyone chooses under “Notifications” what to be notified about and where. The operator of the server switches each channel on in the server’s settings.',
  ],
  loading: ['در حال بارگذاری…', 'Loading…'],
  destinations: ['مقصد', 'Destinations'],
  waiting: ['در صف ارسال', 'Queued'],
  oldest: ['قدیمی‌ترین در صف', 'Waiting since'],
  sent: ['ارسال‌شده در ۲۴ ساعت گذشته', 'Sent in the last 24 hours'],
  failed: ['ناموفق در ۲۴ ساعت گذشته', 'Failed in the last 24 hours'],
  failures: ['آخرین خطاها', 'Latest failures'],
  attempts: ['تلاش {count}', 'attempt {count}'],
  again: ['دوباره تلاش می‌شود', 'Will be tried again'],
});

/** Status of a channel. */
export const standings = messages('channelStandings', {
  off: ['خاموش', 'Off'],
  works: ['سالم', 'Working'],
  unused: ['روشن، بدون مقصد', 'On, nobody uses it yet'],
  failing: ['مشکل دارد', 'Has problems'],
} satisfies Record<ChannelStanding, Message>);
