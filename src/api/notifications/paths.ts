import type { PathOf } from '../exchange.ts';
import type { notificationContract } from './contract.ts';

/** Paths of a user's notification settings. */
export const notificationPaths = {
  settings: '/api/notification-settings' as PathOf<typeof notificationContract.settings>,
  topic: (topic: string) =>
    `/api/notification-settings/${topic}` as PathOf<typeof notificationContract.topic>,
} as const;
