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

/** Screens that shops have too, but not in their menu. */
const shared: Partial<Record<LabGroup, readonly MenuItem[]>> = {
  work: [entry('deliveries', 'truck', { roles }), entry('transactions', 'credit-card', { roles })],
};

interface Own {
  title: Message;
  path: string;
  /** Of the sprite that all pages share, so that shops load no icon for the lab. */
  menu?: { group: LabGroup; icon: IconName };
}

function ownOf(group: LabGroup): readonly MenuItem[] {
  return Object.values<Own>(labRoutes).flatMap(({ title, path, menu }) => {
    // The shell's router knows these screens by their paths.
    const given = { title, name: path, href: path, roles };
    return menu?.group === group ? [item({ ...given, iconName: menu.icon })] : [];
  });
}

/** The group in which the menu has one view of the list of orders, before the entries. */
export const groupOfView: LabGroup = 'work';

/** What the menu of the lab's people has beside what all have. */
export const labMenu: readonly LabMenuGroup[] = (Object.keys(labGroups.texts) as LabGroup[]).map(
  (name) => ({
    name,
    title: labGroups.texts[name],
    items: [...(shared[name] ?? []), ...ownOf(name)],
  }),
);

/** Headings, entries and the view. */
export const labMenuRows = labMenu.flatMap(({ items }) => ['heading', ...items]).length + 1;
