import { atom } from 'nanostores';
import type { ToldOrder } from '../../i18n/device/sent-order-told.ts';

/** The order that was sent last in this tab, as the reader is told; null when there is none, or it was deleted. */
export const $sentOrder = atom<ToldOrder | null>(null);

/** Id of the order that was put into the outbox last in this tab. */
export const $lastQueued = atom<string | null>(null);
