import { atom } from 'nanostores';

/** The open dialog of the counter. Its buttons are above the list, outside the counter component. */
export const $counterDialog = atom<'columns' | 'view' | 'cancel' | null>(null);
