import { messages } from '../language/message.ts';

/** The lab's notices on the dashboard. */
export const notices = messages('notices', {
  title: ['اطلاعیه‌های لابراتوار', 'Notices from the lab'],
});
