import type { ApiPath, Change } from './api-path.ts';
import type { NotificationSettings, TopicSetting } from './notification-contract.ts';

/** Paths of a user's notification settings; apart from the other paths, which every page loads. */
export const notificationPaths = {
  settings: '/api/notification-settings' as ApiPath<{ GET: NotificationSettings }>,
  topic: (topic: string) =>
    `/api/notification-settings/${topic}` as ApiPath<{
      PUT: Change<TopicSetting, NotificationSettings>;
    }>,
} as const;
