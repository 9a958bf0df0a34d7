import { useStore } from '@nanostores/react';
import { locales } from '../../i18n/locale.ts';
import { shell } from '../../i18n/messages/shell.ts';
import { $locale, setLocale } from '../../stores/locale.ts';
import { Popup } from '../../ui/Popup.tsx';
import { Text } from '../../ui/Text.tsx';

const names = { fa: shell.texts.persian, en: shell.texts.english };

export function Settings() {
  const current = useStore($locale);
  return (
    <Popup id="settings" label={shell.texts.settings} icon="gear">
      <fieldset className="popup-choice">
        <legend>
          <Text of={shell.texts.language} />
        </legend>
        {locales.map((locale) => (
          <button
            key={locale}
            type="button"
            className="choice"
            lang={locale}
            aria-pressed={locale === current}
            onClick={() => setLocale(locale)}
          >
            <Text of={names[locale]} />
          </button>
        ))}
      </fieldset>
    </Popup>
  );
}
