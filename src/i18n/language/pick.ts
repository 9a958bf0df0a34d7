import type { Locale } from './locale.ts';
import type { Message } from './message.ts';

export function pick([fa, en]: Message, locale: Locale): string {
  return locale === 'fa' ? fa : en;
}
