import { atom } from 'nanostores';
import type { Message } from '../../i18n/language/message.ts';

export type Toast = {
  kind: 'success' | 'danger' | 'info';
  text: Message;
  /** Values of the text's placeholders. */
  places?: Record<string, string>;
};

/** Toasts waiting to be shown. */
export const $toasts = atom<readonly Toast[]>([]);

/** Queues a toast. */
export function toast(notification: Toast): void {
  $toasts.set([...$toasts.get(), notification]);
}

/** Removes the waiting toasts from the queue and returns them. */
export function takeToasts(): readonly Toast[] {
  const waiting = $toasts.get();
  if (waiting.length > 0) $toasts.set([]);
  return waiting;
}
