import { atom } from 'nanostores';

/**
 * The waiting service worker of a newer version that is fully on the device, or `site` if the site was
 * updated under a page without a worker and a part of it is gone; null without an update.
 */
export const $newVersion = atom<ServiceWorker | 'site' | null>(null);
