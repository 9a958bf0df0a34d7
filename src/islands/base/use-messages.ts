import type { MessageGroup, Messages } from '../../i18n/language/message.ts';
import { messagesIn, type Translated } from '../../stores/shell/messages.ts';
import { useLive } from './use-live.ts';

/** Texts of a group in the current language only, for places that can't hold both: attributes and options. */
export function useMessages<M extends Messages>(group: MessageGroup<M>): Translated<M> {
  const voices = messagesIn(group);
  return useLive(voices.current, voices.prerendered.get());
}
