import { type LabGroup, labGroups, labRoutes } from '../../i18n/lab/lab-routes.ts';
import type { Message } from '../../i18n/language/message.ts';
import type { IconName } from '../base/icon-names.ts';
import { entry, item, type MenuItem } from '../shell/menu.ts';

interface LabMenuGroup {
  name: LabGroup;
  title: Message;
  items: readonly MenuItem[];
}

const roles = ['SuperAdmin'] as const;

/** Screens that shops also have, but not in their menu. */
const shared: Partial<Record<LabGroup, readonly MenuItem[]>> = {
  work: [entry('deliveries', 'truck', { roles }), entry('transactions', 'credit-card', { roles })],
};

interface LabRoute {
  title: Message;
  path: string;
  /** The icon is in the sprite of all pages, so that shops don't load icons for the lab. */
  menu?: { group: LabGroup; icon: IconName };
}

function labScreens(group: LabGroup): readonly MenuItem[] {
  return Object.values<LabRoute>(labRoutes).flatMap(({ title, path, menu }) => {
    // The shell's router knows these screens by their paths.
    const given = { title, name: path, href: path, roles };
    return menu?.group === group ? [item({ ...given, iconName: menu.icon })] : [];
  });
}

/** The group whose first entry is a view of the order list. */
export const groupOfView: LabGroup = 'work';

/** The menu groups that only the lab has. */
export const labMenu: readonly LabMenuGroup[] = (Object.keys(labGroups.texts) as LabGroup[]).map(
  (name) => ({
    name,
    title: labGroups.texts[name],
    items: [...(shared[name] ?? []), ...labScreens(name)],
  }),
);

/** Number of rows: headings, entries and the view. */
export const labMenuRows = labMenu.flatMap(({ items }) => ['heading', ...items]).length + 1;
