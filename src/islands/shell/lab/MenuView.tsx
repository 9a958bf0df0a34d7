import { standingViewNames, standingViews } from '../../../domain/counter/queue-view.ts';
import { standingViewTexts } from '../../../i18n/counter/queue-views.ts';
import { isolate } from '../../../i18n/language/format-number.ts';
import { inBoth, type Message } from '../../../i18n/language/message.ts';
import { panelRoutes } from '../../../panel/routes.ts';
import { $labCounts } from '../../../stores/lab/counts.ts';
import { $menuViewId } from '../../../stores/lab/menu-view.ts';
import { MenuLink } from '../../../ui/shell/MenuLink.tsx';
import { item } from '../../../ui/shell/menu.ts';
import { useLive } from '../../base/use-live.ts';
import { Badge, viewEntry } from './Badge.tsx';

type Shown = { title: Message; filter: Readonly<Record<string, unknown>> };

/** Title and filter of the menu's view. A user's own view is known only once it has been read. */
function useMenuView(): Shown | null {
  const read = useLive($labCounts, null)?.view;
  const asked = useLive($menuViewId, '');
  const standing = standingViewNames.find((name) => name === (read?.id ?? asked));
  if (standing)
    return { title: standingViewTexts.texts[standing], filter: standingViews[standing] };
  const { name, filter } = read ?? {};
  return name && filter ? { title: inBoth(() => isolate(name)), filter } : null;
}

/** Entry for the user's view of the order list, with its number of orders. */
export function MenuView() {
  const view = useMenuView();
  if (!view) return <span className="menu-link" />;
  const query = new URLSearchParams(view.filter as Record<string, string>);
  const href = `${panelRoutes.orders.path}?${query}`;
  const shown = item({ title: view.title, name: viewEntry, href, iconName: 'list' });
  return <MenuLink item={shown} route={undefined} Badge={Badge} />;
}
