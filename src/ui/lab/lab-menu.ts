import { lab, labTitles } from '../../i18n/lab/lab.ts';
import { type LabRouteName, labRoutes } from '../../panel/lab-routes.ts';
import type { IconName } from '../base/icon-names.ts';
import { item, type MenuItem, menu } from '../shell/menu.ts';

/** Of the sprite that all pages share, so that shops load no icon for the lab. */
const icons: Readonly<Record<LabRouteName, IconName>> = {
  catalogue: 'eyeglasses',
  shelf: 'box-seam',
  accounts: 'person-circle',
  lab: 'telephone',
  handOff: 'arrow-repeat',
  audit: 'clipboard-check',
};

const screens = Object.entries(labRoutes) as [LabRouteName, { path: string }][];

const ofLab = item({
  title: lab.texts.menu,
  name: 'lab',
  iconName: 'house-check',
  roles: ['SuperAdmin'],
  submenu: screens.map(([name, { path }]) =>
    item({
      title: labTitles.texts[name],
      // The shell's router knows these screens by their paths.
      name: path,
      href: path,
      iconName: icons[name],
      roles: ['SuperAdmin'],
    }),
  ),
});

/** The menu as the lab's people see it: their screens precede the logout. */
export const labMenu: readonly MenuItem[] = [...menu.slice(0, -1), ofLab, ...menu.slice(-1)];
