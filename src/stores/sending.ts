import { atom } from 'nanostores';

/** Id of the pre-order that is on the line right now. */
export const $sending = atom<string | null>(null);
