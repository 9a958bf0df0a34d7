import { atom, computed } from 'nanostores';
import type { Message } from '../../i18n/language/message.ts';
import { titles } from '../../i18n/shell/shell.ts';
import { $router } from './router.ts';

/** The title in the page's markup. The shell does not know the titles of the login and of the lab's screens. */
function titleOnPage(): Message {
  const { fa = '', en = '' } = globalThis.document?.querySelector('main')?.dataset ?? {};
  return [fa, en];
}

/** Title of the screen in the header and the document, in both languages. */
export const $headerTitle = atom<Message>(['', '']);

/** Sets the screen's title to that of its route. */
export function nameScreen(): void {
  const route = $router.get()?.route;
  $headerTitle.set(!route || route === 'other' ? titleOnPage() : titles.texts[route]);
}

// A filter in the URL changes the page but not the screen's title.
computed($router, (page) => page?.route).subscribe(nameScreen);

/** Sets the screen's title until the next page. */
export function setScreenTitle(title: Message): void {
  $headerTitle.set(title);
}
