import { shell } from '../../../i18n/shell/shell.ts';
import {
  $darkMode,
  $textSize,
  setDarkMode,
  setTextSize,
} from '../../../stores/shell/appearance.ts';
import { $installOffer, installPanel } from '../../../stores/shell/install.ts';
import { $locale, setLocale } from '../../../stores/shell/locale.ts';
import { Choices } from '../../../ui/base/Choices.tsx';
import { LanguageName } from '../../../ui/base/LanguageName.tsx';
import { say } from '../../../ui/base/say.tsx';
import { Popup } from '../../../ui/shell/Popup.tsx';
import { useLive } from '../../base/use-live.ts';

const { texts } = shell;

const languages = [
  { value: 'fa', label: <LanguageName of="fa" /> },
  { value: 'en', label: <LanguageName of="en" /> },
] as const;

const themes = [
  { value: 'light', label: texts.light },
  { value: 'dark', label: texts.dark },
] as const;

const sizes = [
  { value: 'normal', label: texts.normal },
  { value: 'large', label: texts.large },
  { value: 'larger', label: texts.larger },
] as const;

/** Language, theme and text size on this device, and a button to install the panel if the browser can. */
export function Settings() {
  const locale = useLive($locale, 'fa');
  const theme = useLive($darkMode, false) ? 'dark' : 'light';
  const size = useLive($textSize, 'normal');
  const isOffered = useLive($installOffer, null) !== null;
  return (
    <Popup id="settings" label={texts.settings} icon="gear">
      <Choices legend={texts.language} options={languages} chosen={locale} onChoose={setLocale} />
      <Choices
        legend={texts.themeChoice}
        options={themes}
        chosen={theme}
        onChoose={(value) => setDarkMode(value === 'dark')}
      />
      <Choices legend={texts.textSize} options={sizes} chosen={size} onChoose={setTextSize} />
      {isOffered && (
        <div className="choices">
          <button type="button" className="choice" onClick={installPanel}>
            {say(texts.install)}
          </button>
        </div>
      )}
    </Popup>
  );
}
