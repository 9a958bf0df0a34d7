import * as z from 'zod/mini';
import { topic } from '../../domain/notifications/topic-names.ts';
import type { Contracts } from '../exchange.ts';

/** The topics the user has switched off. */
export const notificationSettings = z.strictObject({ muted: z.array(topic) });
export type NotificationSettings = z.infer<typeof notificationSettings>;

/** Whether one topic is on. */
export const topicSetting = z.strictObject({ on: z.boolean() });

export const notificationContract = {
  settings: { GET: { answer: notificationSettings } },
  topic: { PUT: { body: topicSetting, answer: notificationSettings } },
} satisfies Contracts;
