import type { Message } from './message.ts';

/** Value of a placeholder: one string for both languages, or a text of its own. */
type Filling = string | Message;

function put(text: string, places: Record<string, Filling>, language: 0 | 1): string {
  return Object.entries(places).reduce((filled, [name, filling]) => {
    const words = typeof filling === 'string' ? filling : filling[language];
    return filled.replaceAll(`{${name}}`, () => words);
  }, text);
}

/** Replaces the placeholders in both languages. */
export function fill([fa, en]: Message, places: Record<string, Filling>): Message {
  return [put(fa, places, 0), put(en, places, 1)];
}
