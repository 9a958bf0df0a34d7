import { atom } from 'nanostores';

/** Whether the lab's server had no room when this tab last tried to send. */
export const $isLabFull = atom(false);
