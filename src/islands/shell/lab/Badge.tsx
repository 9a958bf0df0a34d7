import { lab } from '../../../i18n/lab/lab.ts';
import { labRoutes } from '../../../i18n/lab/lab-routes.ts';
import { countUpTo } from '../../../i18n/language/count-up-to.ts';
import { fill, type Message } from '../../../i18n/language/message.ts';
import { $labCounts, type LabCounts } from '../../../stores/lab/counts.ts';
import { say } from '../../../ui/base/say.tsx';
import { useLive } from '../../base/use-live.ts';

const { waitingOrders, lowStock, viewOrders, waitingTransfers } = lab.texts;

/** The name of the menu entry for a view of the order list. */
export const viewEntry = 'view';

type Counted = { of: (counts: LabCounts) => number | null; text: Message };

/** What each menu entry counts, by its name. */
const counted: Readonly<Record<string, Counted>> = {
  orders: { of: ({ orders }) => orders, text: waitingOrders },
  [viewEntry]: { of: ({ view }) => view.count, text: viewOrders },
  [labRoutes.payments.path]: { of: ({ transfers }) => transfers, text: waitingTransfers },
  [labRoutes.shelf.path]: { of: ({ shelf }) => shelf, text: lowStock },
};

/** The number of waiting items behind a menu entry. */
export function Badge({ name }: { name: string }) {
  const counts = useLive($labCounts, null);
  const known = counted[name];
  const count = counts && known?.of(counts);
  if (!count || !known) return null;
  const figure = countUpTo(count, counts.most);
  return (
    <b className="menu-count">
      <span aria-hidden>{say(figure)}</span>
      <span className="visually-hidden">{say(fill(known.text, { count: figure }))}</span>
    </b>
  );
}
