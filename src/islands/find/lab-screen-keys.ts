import { queueKeyList } from '../../i18n/counter/queue-key-list.ts';
import { labRoutes } from '../../i18n/lab/lab-routes.ts';
import type { KeyList } from '../../i18n/language/key-list.ts';
import type { Message } from '../../i18n/language/message.ts';
import { gridKeyList } from '../../i18n/power-grid/grid-key-list.ts';
import { titles } from '../../i18n/shell/shell.ts';
import { panelRoutes } from '../../panel/routes.ts';

/** The lab's screens that have their own keyboard shortcuts, by path. */
export const labScreenKeys: Readonly<
  Record<string, { readonly title: Message; readonly of: KeyList }>
> = {
  [panelRoutes.orders.path]: { title: titles.texts.orders, of: queueKeyList },
  [labRoutes.shelf.path]: { title: labRoutes.shelf.title, of: gridKeyList },
};
