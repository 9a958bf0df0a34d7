import { pick } from '../../i18n/language/message.ts';
import { shell } from '../../i18n/shell/shell.ts';
import { $darkMode, $textSize } from './appearance.ts';
import { $drawerMini, $drawerOverlay, $drawerStatus } from './drawer.ts';
import { $headerTitle } from './header-title.ts';
import { $direction, $locale } from './locale.ts';
import { $side } from './session.ts';

/** Attributes of `<html>` that the styles use. The first-paint script sets the same ones before the first frame. */
export const rootAttributes = [
  'lang',
  'dir',
  'data-bs-theme',
  'data-drawer',
  'data-mini',
  'data-overlay',
  'data-text',
  'data-side',
  'data-font',
] as const;
type RootAttribute = (typeof rootAttributes)[number];

const write = (name: RootAttribute) => (value: string) =>
  document.documentElement.setAttribute(name, value);

/** Sets the document's title in the panel's language. */
export function writeTitle(): void {
  const locale = $locale.get();
  document.title = `${pick($headerTitle.get(), locale)} · ${pick(shell.texts.brand, locale)}`;
}

/** Keeps the document in sync with language, theme, drawer and title for the lifetime of the page. */
export function bindDocument(): void {
  $locale.subscribe(write('lang'));
  $direction.subscribe(write('dir'));
  $darkMode.subscribe((dark) => write('data-bs-theme')(dark ? 'dark' : 'light'));
  $drawerStatus.subscribe(write('data-drawer'));
  $drawerMini.subscribe((mini) => write('data-mini')(String(mini)));
  $drawerOverlay.subscribe(write('data-overlay'));
  $textSize.subscribe(write('data-text'));
  $side.subscribe(write('data-side'));
  $locale.listen(writeTitle);
  $headerTitle.listen(writeTitle);
}
