import { atom } from 'nanostores';

/** Size of the photos being uploaded and how much of it the server has, in bytes; null if nothing is uploading. */
export const $uploading = atom<{ sent: number; total: number } | null>(null);
