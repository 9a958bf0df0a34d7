import { atom } from 'nanostores';

/** The worker of a newer version that is wholly on the device and waits; null while there is none. */
export const $newVersion = atom<ServiceWorker | null>(null);
