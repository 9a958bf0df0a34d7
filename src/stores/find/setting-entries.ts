import { findWords } from '../../i18n/find/find-words.ts';
import { locales } from '../../i18n/language/locale.ts';
import type { Message } from '../../i18n/language/message.ts';
import { languageNames, shell } from '../../i18n/shell/shell.ts';
import { setDarkMode, setTextSize, textSizes } from '../shell/appearance.ts';
import { $installOffer, installPanel } from '../shell/install.ts';
import { setLocale } from '../shell/locale.ts';
import { asIs, type Entry, entry, joined } from './entry.ts';

const { texts } = shell;

interface Setting {
  readonly of: Message;
  readonly value: Message;
  readonly also: Message;
  readonly run: () => void;
}

const setting = ({ of, value, also, run }: Setting): Entry =>
  entry({
    key: `setting ${of[1]} ${value[1]}`,
    kind: 'setting',
    title: joined([of, value], ': ') ?? of,
    also,
    act: { run },
  });

/** The settings of this device, with a separate entry for each value. */
export function settingEntries(): Entry[] {
  const { theme, language, textSize, install } = findWords.texts;
  const of = (name: Message, also: Message, value: Message, run: () => void) =>
    setting({ of: name, value, also, run });
  return [
    of(texts.themeChoice, theme, texts.light, () => setDarkMode(false)),
    of(texts.themeChoice, theme, texts.dark, () => setDarkMode(true)),
    ...locales.map((locale) =>
      of(texts.language, language, asIs(languageNames[locale]), () => setLocale(locale)),
    ),
    ...textSizes.map((size) => of(texts.textSize, textSize, texts[size], () => setTextSize(size))),
    ...($installOffer.get()
      ? [
          entry({
            key: 'setting install',
            kind: 'setting',
            title: texts.install,
            also: install,
            act: { run: () => void installPanel() },
          }),
        ]
      : []),
  ];
}
