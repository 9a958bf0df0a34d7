import type { Role } from '../../domain/vocabulary/account.ts';
import type { Message } from '../../i18n/language/message.ts';
import { profile, shell, titles } from '../../i18n/shell/shell.ts';
import { loginPath, type PanelRouteName, panelRoutes } from '../../panel/routes.ts';
import type { IconName } from '../base/icon-names.ts';

/** An entry of the sidebar menu, with the fields that the owner specified. */
export type MenuItem = {
  title: Message;
  /** Route name; a group has its own. */
  name: string;
  href: string | null;
  iconName: IconName;
  /** Roles that see more data here. Entries are never hidden from accounts whose own data they show. */
  roles: readonly Role[];
  submenu: readonly MenuItem[];
  nestedSubmenu: readonly MenuItem[];
};

/** A menu item with the given fields and defaults for the rest. */
export function item(
  given: Pick<MenuItem, 'title' | 'name' | 'iconName'> & Partial<MenuItem>,
): MenuItem {
  return { href: null, roles: [], submenu: [], nestedSubmenu: [], ...given };
}

/** The menu entry of a route. */
export function entry(
  name: PanelRouteName,
  iconName: IconName,
  given?: Partial<MenuItem>,
): MenuItem {
  const { path: href } = panelRoutes[name];
  return item({ title: titles.texts[name], name, href, iconName, ...given });
}

const dashboard = entry('dashboard', 'speedometer2');
const rx = entry('rx', 'eyeglasses');
const stock = entry('registerFactor', 'grid-3x3-gap');
const accessories = entry('accessories', 'box-seam');
const orders = entry('orders', 'receipt', { roles: ['SuperAdmin'] });

const orderRegistration = item({
  title: titles.texts.orderRegistration,
  name: 'orderRegistration',
  iconName: 'bag-plus',
  submenu: [
    rx,
    {
      ...stock,
      nestedSubmenu: [
        entry('stockSingle', 'circle', { title: shell.texts.single }),
        entry('stockMulti', 'table', { title: shell.texts.bulk }),
      ],
    },
    accessories,
  ],
});

const screens: readonly MenuItem[] = [
  dashboard,
  orderRegistration,
  orders,
  entry('preOrder', 'hourglass-split'),
];

const logout = entry('logout', 'box-arrow-right');

const signIn = item({
  title: profile.texts.signIn,
  name: 'login',
  href: loginPath,
  iconName: 'box-arrow-in-right',
});

/** The last entry of the menu, header, footer and profile. */
export const logInOut = (isLoggedIn: boolean): MenuItem => (isLoggedIn ? logout : signIn);

export const menu: readonly MenuItem[] = [...screens, logout];

export const guestMenu: readonly MenuItem[] = [...screens, signIn];

/** Whether the entry or one below it is the current route. Such groups are open. */
export function holdsRoute(item: MenuItem, route: string | undefined): boolean {
  if (item.name === route) return true;
  return [...item.submenu, ...item.nestedSubmenu].some((child) => holdsRoute(child, route));
}

/** The footer's tabs on narrow screens, before `logInOut`. */
export const footerTabs: readonly MenuItem[] = [dashboard, orders];

/** The profile popup's two tabs; the first one ends with `logInOut`. */
export const profileItems: readonly MenuItem[] = [
  entry('profileEdit', 'pencil'),
  entry('profile', 'person'),
  entry('contacts', 'telephone'),
  entry('transactions', 'credit-card'),
];
export const settingsItems: readonly MenuItem[] = [
  entry('privacy', 'shield-lock'),
  entry('notifications', 'bell'),
];

export const quickAccess: readonly MenuItem[] = [rx, stock, accessories];
