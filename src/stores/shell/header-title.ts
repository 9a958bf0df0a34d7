import { atom } from 'nanostores';
import type { Message } from '../../i18n/language/message.ts';
import { titles } from '../../i18n/shell/shell.ts';
import { $router } from './router.ts';

/** Title of the screen in the header and the document, in both languages. */
export const $headerTitle = atom<Message>(titles.texts.notFound);

$router.subscribe((page) => {
  $headerTitle.set(page ? titles.texts[page.route] : titles.texts.notFound);
});

/** Sets the screen's title until the next page. */
export function setScreenTitle(title: Message): void {
  $headerTitle.set(title);
}
