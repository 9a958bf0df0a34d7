import { createI18n, type I18n, params, type Translations } from '@nanostores/i18n';
import { atom, type ReadableAtom } from 'nanostores';
import { defaultLocale, type Locale } from '../../i18n/language/locale.ts';
import type { MessageGroup, Messages, Places } from '../../i18n/language/message.ts';
import { $locale } from './locale.ts';

/** A group's texts in one language; a text with placeholders is a function of their values. */
export type Translated<M extends Messages> = {
  readonly [Key in keyof M]: [Places<M[Key][0]>] extends [never]
    ? string
    : (values: Record<Places<M[Key][0]>, string | number>) => string;
};

/** Creates a translator. Texts ship in both languages with the code that shows them, so it fetches nothing. */
const voiceOf = (locale: ReadableAtom<Locale>): I18n<Locale> =>
  createI18n(locale, {
    baseLocale: defaultLocale,
    cache: { fa: {}, en: {} },
    get: async () => ({}),
  });

const current = voiceOf($locale);
const prerendered = voiceOf(atom(defaultLocale));

function speak<M extends Messages>(voice: I18n<Locale>, { name, texts }: MessageGroup<M>) {
  const persian: Translations = {};
  const english: Translations = {};
  for (const [key, [fa, en]] of Object.entries(texts)) {
    persian[key] = fa.includes('{') ? params<Record<string, string | number>>(fa) : fa;
    english[key] = en;
  }
  Object.assign(voice.cache.en, { [name]: english });
  // The loop loses the type of each text; the group declares it.
  return voice(name, persian) as unknown as ReadableAtom<Translated<M>>;
}

type Voices<M extends Messages> = {
  /** In the language of the panel. */
  current: ReadableAtom<Translated<M>>;
  /** As the pages were prerendered: in the default language. */
  prerendered: ReadableAtom<Translated<M>>;
};

const spoken = new Map<string, Voices<Messages>>();

/** The stores of a group's texts. */
export function messagesIn<M extends Messages>(group: MessageGroup<M>): Voices<M> {
  let voices = spoken.get(group.name);
  if (!voices) {
    voices = { current: speak(current, group), prerendered: speak(prerendered, group) };
    spoken.set(group.name, voices);
  }
  return voices as Voices<M>;
}
