import type { Role } from '../../domain/vocabulary/account.ts';
import type { Message } from '../../i18n/language/message.ts';
import { profile, shell, titles } from '../../i18n/shell/shell.ts';
import { loginPath, type PanelRouteName, panelRoutes } from '../../panel/routes.ts';
import type { IconName } from '../base/icon-names.ts';

/** An entry of the sidebar menu, with the fields the owner listed. */
export type MenuItem = {
  title: Message;
  /** Route name; a group has its own. */
  name: string;
  href: string | null;
  iconName: IconName;
  /** Roles that see more data here. An entry is never hidden from accounts whose own data it shows. */
  roles: readonly Role[];
  submenu: readonly MenuItem[];
  nestedSubmenu: readonly MenuItem[];
};

type Entry = {
  iconName: IconName;
  /** Shorter than the screen's title where its place in the menu says the rest. */
  title?: Message;
  roles?: readonly Role[];
  nestedSubmenu?: readonly MenuItem[];
};

function entry(
  name: PanelRouteName,
  { iconName, title = titles.texts[name], roles = [], nestedSubmenu = [] }: Entry,
): MenuItem {
  return {
    title,
    name,
    href: panelRoutes[name].path,
    iconName,
    roles,
    submenu: [],
    nestedSubmenu,
  };
}

const orderRegistration: MenuItem = {
  title: titles.texts.orderRegistration,
  name: 'orderRegistration',
  href: null,
  iconName: 'bag-plus',
  roles: [],
  submenu: [
    entry('rx', { iconName: 'eyeglasses' }),
    entry('registerFactor', {
      iconName: 'grid-3x3-gap',
      nestedSubmenu: [
        entry('stockSingle', { iconName: 'circle', title: shell.texts.single }),
        entry('stockMulti', { iconName: 'table', title: shell.texts.bulk }),
      ],
    }),
    entry('accessories', { iconName: 'box-seam' }),
  ],
  nestedSubmenu: [],
};

const screens: readonly MenuItem[] = [
  entry('dashboard', { iconName: 'speedometer2' }),
  orderRegistration,
  entry('orders', { iconName: 'receipt', roles: ['SuperAdmin'] }),
  entry('preOrder', { iconName: 'hourglass-split' }),
];

const signIn: MenuItem = {
  title: profile.texts.signIn,
  name: 'login',
  href: loginPath,
  iconName: 'box-arrow-in-right',
  roles: [],
  submenu: [],
  nestedSubmenu: [],
};

export const menu: readonly MenuItem[] = [
  ...screens,
  entry('logout', { iconName: 'box-arrow-right' }),
];

export const guestMenu: readonly MenuItem[] = [...screens, signIn];

/** Whether the entry, or one below it, is the current route; such a group is open. */
export function holdsRoute(item: MenuItem, route: string | undefined): boolean {
  if (item.name === route) return true;
  return [...item.submenu, ...item.nestedSubmenu].some((child) => holdsRoute(child, route));
}

/** The two tabs of the footer on narrow screens. */
export const footerTabs: readonly MenuItem[] = [
  entry('dashboard', { iconName: 'speedometer2' }),
  entry('orders', { iconName: 'receipt' }),
];

const named = (name: PanelRouteName, iconName: IconName): MenuItem => entry(name, { iconName });

/** The profile popup's two tabs; their exit is the logout shared with sidebar, header and footer. */
export const profileItems: readonly MenuItem[] = [
  named('profileEdit', 'pencil'),
  named('profile', 'person'),
  named('contacts', 'telephone'),
  named('transactions', 'credit-card'),
];
export const settingsItems: readonly MenuItem[] = [
  named('privacy', 'shield-lock'),
  named('notifications', 'bell'),
];

export const quickAccess: readonly MenuItem[] = [
  entry('rx', { iconName: 'eyeglasses' }),
  entry('registerFactor', { iconName: 'grid-3x3-gap' }),
  entry('accessories', { iconName: 'box-seam' }),
];
