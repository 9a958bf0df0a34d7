import type { Message } from '../../i18n/language/message.ts';
import { say } from './say.tsx';

/** A text where only a component will do: in a template of Astro, or with a key. */
export function Text({ of }: { of: Message }) {
  return say(of);
}
