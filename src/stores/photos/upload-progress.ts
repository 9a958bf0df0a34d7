import { atom } from 'nanostores';

/** Bytes of the photos that are being uploaded, and how many of them the server has; null while none are. */
export const $uploading = atom<{ sent: number; total: number } | null>(null);
