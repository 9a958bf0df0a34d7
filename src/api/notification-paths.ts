/** Paths of a user's notification settings; apart from the other paths, which every page loads. */
export const notificationPaths = {
  settings: '/api/notification-settings',
  topic: (topic: string) => `/api/notification-settings/${topic}`,
} as const;
