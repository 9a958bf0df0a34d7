import type { Locale } from './locale.ts';

/** A text in both languages; `{name}` is a placeholder. */
export type Message = readonly [fa: string, en: string];

/** A name and its value: one row of a list of facts. */
export interface FactText {
  readonly name: Message;
  readonly value: Message;
}

export type Messages = Readonly<Record<string, Message>>;

/** The texts of one feature; `@nanostores/i18n` caches them by `name`. */
export type MessageGroup<M extends Messages> = { readonly name: string; readonly texts: M };

export function messages<const M extends Messages>(name: string, texts: M): MessageGroup<M> {
  return { name, texts };
}

/** Names of the placeholders: `'{label} is not valid'` has `label`. */
export type Places<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Places<Rest>
  : never;

export function pick([fa, en]: Message, locale: Locale): string {
  return locale === 'fa' ? fa : en;
}

/** A date, an amount or a name, formatted for both languages. */
export function inBoth(write: (locale: Locale) => string): Message {
  return [write('fa'), write('en')];
}

/** Value of a placeholder: one string for both languages, or a text for each. */
type Filling = string | Message;

/** Replaces the placeholders in both languages. */
export function fill(text: Message, places: Record<string, Filling>): Message {
  return inBoth((locale) =>
    Object.entries(places).reduce(
      (filled, [name, filling]) => {
        const words = typeof filling === 'string' ? filling : pick(filling, locale);
        return filled.replaceAll(`{${name}}`, () => words);
      },
      pick(text, locale),
    ),
  );
}
