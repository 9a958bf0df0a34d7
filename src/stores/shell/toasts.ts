import { atom } from 'nanostores';
import type { Message } from '../../i18n/language/message.ts';

export type Toast = {
  kind: 'success' | 'danger' | 'info';
  text: Message;
  /** What fills the text's places. */
  places?: Record<string, string>;
};

/** Notifications that are still to be shown. */
export const $toasts = atom<readonly Toast[]>([]);

/** Tells the reader something in passing. */
export function toast(notification: Toast): void {
  $toasts.set([...$toasts.get(), notification]);
}

/** Takes what is to be shown; it is shown once. */
export function takeToasts(): readonly Toast[] {
  const waiting = $toasts.get();
  if (waiting.length > 0) $toasts.set([]);
  return waiting;
}
