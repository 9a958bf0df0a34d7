import type { PathOf } from './exchange.ts';
import type { notificationContract } from './notification-contract.ts';

/** Paths of a user's notification settings; apart from the other paths, which every page loads. */
export const notificationPaths = {
  settings: '/api/notification-settings' as PathOf<typeof notificationContract.settings>,
  topic: (topic: string) =>
    `/api/notification-settings/${topic}` as PathOf<typeof notificationContract.topic>,
} as const;
