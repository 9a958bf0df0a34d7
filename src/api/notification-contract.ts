import * as z from 'zod/mini';
import { notice } from '../domain/notices/notice.ts';
import { topic } from '../domain/notifications/topic-names.ts';

/** What the user has switched off. */
export const notificationSettings = z.strictObject({ muted: z.array(topic) });
export type NotificationSettings = z.infer<typeof notificationSettings>;

/** Whether one topic is on. */
export const topicSetting = z.strictObject({ on: z.boolean() });
export type TopicSetting = z.infer<typeof topicSetting>;

/** The last event of an order that its reader has seen. */
export const readRequest = z.strictObject({ event: z.uuid() });
export type ReadRequest = z.infer<typeof readRequest>;

/** Until when the reader had read the order's messages before, and has now; that never goes back. */
export const readAnswer = z.strictObject({
  readBefore: z.iso.datetime(),
  readUntil: z.iso.datetime(),
});
export type ReadAnswer = z.infer<typeof readAnswer>;

/** The lab's notices from today on. */
export const noticesAnswer = z.strictObject({ notices: z.array(notice) });
export type NoticesAnswer = z.infer<typeof noticesAnswer>;
