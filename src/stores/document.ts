import { shell } from '../i18n/messages/shell.ts';
import { pick } from '../i18n/pick.ts';
import { $drawerOverlay, $drawerStatus } from './drawer.ts';
import { $headerTitle } from './header-title.ts';
import { $direction, $locale } from './locale.ts';
import { $darkMode } from './theme.ts';

/** Attributes of `<html>` the styles read; the first-paint script writes the same ones before anything is seen. */
export const rootAttributes = [
  'lang',
  'dir',
  'data-bs-theme',
  'data-drawer',
  'data-overlay',
] as const;
type RootAttribute = (typeof rootAttributes)[number];

const write = (name: RootAttribute) => (value: string) =>
  document.documentElement.setAttribute(name, value);

function writeTitle(): void {
  const locale = $locale.get();
  document.title = `${pick($headerTitle.get(), locale)} · ${pick(shell.texts.brand, locale)}`;
}

/** Makes the document follow language, theme, drawer and title for as long as the page lives. */
export function bindDocument(): void {
  $locale.subscribe(write('lang'));
  $direction.subscribe(write('dir'));
  $darkMode.subscribe((dark) => write('data-bs-theme')(dark ? 'dark' : 'light'));
  $drawerStatus.subscribe(write('data-drawer'));
  $drawerOverlay.subscribe(write('data-overlay'));
  $locale.listen(writeTitle);
  $headerTitle.listen(writeTitle);
}
