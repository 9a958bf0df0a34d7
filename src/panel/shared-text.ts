/**
 * The installed panel as a target of the device's share menu: the path the text is sent to, and the cache in which it
 * waits for the form. The service worker answers, or the server if there is none: `server/http/static/shared-text.ts`.
 */
export const sharedText = { path: '/share', cache: 'shared' } as const;

/** Query of the prescription form when opened with a shared text. */
export const sharedSearch = '?shared';
