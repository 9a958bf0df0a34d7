import type { Preorder } from '../../domain/order/preorder.ts';
import { formatDayOf } from '../../i18n/language/format-date.ts';
import { inBoth } from '../../i18n/language/message.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { say } from '../base/say.tsx';
import { PreorderName } from '../orders/PreorderName.tsx';
import { PreorderStateChip } from '../orders/PreorderStateChip.tsx';

/** The first few pre-orders, each a link to the list where they are sent. */
export function WaitingPreorders({ preorders }: { preorders: readonly Preorder[] }) {
  return (
    <ul className="brief">
      {preorders.map((preorder) => (
        <li key={preorder.id}>
          <a className="brief-row" href={panelRoutes.preOrder.path}>
            <span className="brief-main" dir="auto">
              <PreorderName preorder={preorder} />
            </span>
            <PreorderStateChip phase={preorder.state} />
            <small className="brief-note">
              {say(inBoth((locale) => formatDayOf(preorder.savedAt, locale)))}
            </small>
          </a>
        </li>
      ))}
    </ul>
  );
}
