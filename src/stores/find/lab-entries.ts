import type { Customer } from '../../domain/find/customers.ts';
import type { FoundProduct } from '../../domain/find/server-finds.ts';
import { formatItem } from '../../domain/revisions/item-key.ts';
import { labRoutes } from '../../i18n/lab/lab-routes.ts';
import type { Message } from '../../i18n/language/message.ts';
import { accountPath } from '../../panel/account-path.ts';
import { type Entry, entry } from './entry.ts';

/** The screens that only the lab has. */
export const labScreens = (): Entry[] =>
  Object.values<{ path: string; title: Message; menu?: object }>(labRoutes)
    // The screen of a single account is reached through its account entry.
    .filter(({ menu }) => menu)
    .map(({ path, title }) =>
      entry({ key: `screen ${path}`, kind: 'screen', title, act: { path } }),
    );

export const accountEntry = ({ id, name }: Customer['account']): Entry =>
  entry({
    key: `account ${id}`,
    kind: 'account',
    title: [name, name],
    act: { path: accountPath(id) },
  });

/** Tab of the catalogue and kind of item. */
const tabs = {
  lens: ['designs', 'design'],
  stock: ['stock', 'stockLens'],
  accessory: ['accessories', 'accessory'],
} as const;

/** Path where the lab edits a product. */
export function editingPath({ of, id }: FoundProduct): string {
  const [tab, kind] = tabs[of];
  const opened = new URLSearchParams({ tab, item: formatItem({ kind, id }) });
  return `${labRoutes.catalogue.path}?${opened}`;
}
