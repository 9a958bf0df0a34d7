import type { Message } from './message.ts';

/** Fills a text's places in both languages. */
export function fill([fa, en]: Message, places: Record<string, string>): Message {
  const put = (text: string) =>
    Object.entries(places).reduce(
      (filled, [name, value]) => filled.replaceAll(`{${name}}`, () => value),
      text,
    );
  return [put(fa), put(en)];
}
