import type { Message } from '../../i18n/language/message.ts';
import { say } from './say.tsx';

/** `say` as a component, for Astro templates and for texts with a key. */
export function Text({ of }: { of: Message }) {
  return say(of);
}
