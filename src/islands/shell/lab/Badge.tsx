import { lab } from '../../../i18n/lab/lab.ts';
import { labRoutes } from '../../../i18n/lab/lab-routes.ts';
import { formatCount } from '../../../i18n/language/format-number.ts';
import { fill, inBoth, type Message } from '../../../i18n/language/message.ts';
import { $labCounts } from '../../../stores/lab/counts.ts';
import { say } from '../../../ui/base/say.tsx';
import { useLive } from '../../base/use-live.ts';

const { waitingOrders, lowStock } = lab.texts;

/** What an entry of the menu counts, by its name. */
const counted: Readonly<Record<string, { of: 'orders' | 'shelf'; text: Message }>> = {
  orders: { of: 'orders', text: waitingOrders },
  [labRoutes.shelf.path]: { of: 'shelf', text: lowStock },
};

/** How much waits behind an entry of the menu. */
export function Badge({ name }: { name: string }) {
  const counts = useLive($labCounts, null);
  const known = counted[name];
  const count = known && counts?.[known.of];
  if (!count) return null;
  const figure = inBoth((locale) => formatCount(count, locale));
  return (
    <b className="menu-count">
      <span aria-hidden>{say(figure)}</span>
      <span className="visually-hidden">{say(fill(known.text, { count: figure }))}</span>
    </b>
  );
}
