import { shell } from '../i18n/shell/shell.ts';
import { toggleTheme } from '../stores/shell/appearance.ts';
import { $locale, setLocale } from '../stores/shell/locale.ts';
import { Illustration } from '../ui/base/Illustration.tsx';
import { LanguageName } from '../ui/base/LanguageName.tsx';
import { say } from '../ui/base/say.tsx';
import { ThemeButton } from '../ui/shell/ThemeButton.tsx';
import { SignedOutNotice } from './signed-out/SignedOutNotice.tsx';

const changeLanguage = () => setLocale($locale.get() === 'fa' ? 'en' : 'fa');

/** Top of the login, which has no shell: brand, language and theme controls, and the result of a sign-out. */
export function LoginTop() {
  return (
    <>
      <header className="brand login-top">
        <Illustration name="brand" width={28} height={28} />
        <strong>{say(shell.texts.brand)}</strong>
        <button type="button" className="btn btn-link" onClick={changeLanguage}>
          <span className="in-fa">
            <LanguageName of="en" />
          </span>
          <span className="in-en">
            <LanguageName of="fa" />
          </span>
        </button>
        <ThemeButton onToggle={toggleTheme} />
      </header>
      <SignedOutNotice />
    </>
  );
}
