import type { MessageGroup, Messages } from '../../i18n/language/message.ts';
import { messagesIn, type Translated } from '../../stores/shell/messages.ts';
import { useLive } from './use-live.ts';

/** A group's texts in the language of the panel, for where two languages side by side cannot stand: attributes, options. */
export function useMessages<M extends Messages>(group: MessageGroup<M>): Translated<M> {
  const voices = messagesIn(group);
  return useLive(voices.current, voices.prerendered.get());
}
