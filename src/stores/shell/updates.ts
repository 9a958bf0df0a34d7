import { atom } from 'nanostores';

/**
 * The worker of a newer version that is wholly on the device and waits, or `site` where the site was updated under a
 * page without a worker and a part of it is gone; null while there is none.
 */
export const $newVersion = atom<ServiceWorker | 'site' | null>(null);
