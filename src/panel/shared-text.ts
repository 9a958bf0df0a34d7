/**
 * The installed panel as a target of the device's share menu: where the text is sent, which the service worker answers,
 * and the cache in which it waits for the form.
 */
export const sharedText = { path: '/share', cache: 'shared' } as const;

/** The form of prescriptions, opened with a shared text. */
export const sharedSearch = '?shared';
