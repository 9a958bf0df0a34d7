/**
 * The installed panel as a target of the device's share menu: where the text is sent, and the cache in which it waits for
 * the form. The service worker answers it, or the server where there is no worker: `server/http/static/shared-text.ts`.
 */
export const sharedText = { path: '/share', cache: 'shared' } as const;

/** The form of prescriptions, opened with a shared text. */
export const sharedSearch = '?shared';
