import { atom } from 'nanostores';

/** Which dialog of the counter is open. Its buttons are above the list, where the counter itself is not. */
export const $counterDialog = atom<'columns' | 'view' | 'cancel' | null>(null);
