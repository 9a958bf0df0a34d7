import { directionOf, type Locale } from '../../i18n/language/locale.ts';
import { languageNames } from '../../i18n/shell/shell.ts';

/** The name of a language in that language, regardless of the page's language. */
export function LanguageName({ of }: { of: Locale }) {
  return (
    <span lang={of} dir={directionOf(of)}>
      {languageNames[of]}
    </span>
  );
}
