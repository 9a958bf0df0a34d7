import { isOwner } from '../../domain/accounts/is-owner.ts';
import type { SignedIn } from '../../domain/vocabulary/account.ts';
import { find } from '../../i18n/find/find.ts';
import { findWords } from '../../i18n/find/find-words.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { people } from '../../i18n/people/people.ts';
import { common } from '../../i18n/shell/common.ts';
import { titles } from '../../i18n/shell/shell.ts';
import { peoplePath } from '../../panel/people-path.ts';
import { loginPath, type PanelRouteName, panelRoutes } from '../../panel/routes.ts';
import { type Entry, entry } from './entry.ts';

type WordsOf = keyof typeof findWords.texts;

const alsoOf = (name: string): readonly Message[] =>
  name in findWords.texts ? [findWords.texts[name as WordsOf]] : [];

/** Screens for composing orders; for a signed-in user, each is an action. */
const composing = ['rx', 'stockMulti', 'stockSingle', 'accessories'] as const;

const isComposing = (name: PanelRouteName) => composing.some((each) => each === name);

/** An order has no page without its id, and leaving is an action. */
const screenNames = (Object.keys(panelRoutes) as PanelRouteName[]).filter(
  (name) => name !== 'order' && name !== 'logout',
);

const screen = (name: string, title: Message, path: string): Entry =>
  entry({ key: `screen ${path}`, kind: 'screen', title, also: alsoOf(name).flat(), act: { path } });

/** The screens for everyone, and those for account owners. */
export function screenEntries(signedIn: SignedIn | null): Entry[] {
  const screens = screenNames
    .filter((name) => !(signedIn && isComposing(name)))
    .map((name) => screen(name, titles.texts[name], panelRoutes[name].path));
  if (!signedIn) return [...screens, screen('signIn', common.signIn, loginPath)];
  if (!isOwner(signedIn.user)) return screens;
  return [...screens, screen('people', people.texts.title, peoplePath)];
}

/** Actions available on every screen to a signed-in user. */
export function actionEntries(): Entry[] {
  const orders = composing.map((name) =>
    entry({
      key: `action ${name}`,
      kind: 'action',
      title: fill(find.texts.newOrder, { kind: titles.texts[name] }),
      also: [...titles.texts[name], ...alsoOf(name).flat()],
      act: { path: panelRoutes[name].path },
    }),
  );
  const signOut = entry({
    key: 'action signOut',
    kind: 'action',
    title: titles.texts.logout,
    also: findWords.texts.signOut,
    act: { path: panelRoutes.logout.path },
  });
  return [...orders, signOut];
}

/** Shows the keys of the screen. */
export const keysEntry: Entry = entry({
  key: 'setting keys',
  kind: 'setting',
  title: find.texts.keys,
  also: findWords.texts.keys,
  act: 'keys',
});
