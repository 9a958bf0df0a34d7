import type { Preorder } from '../domain/preorder.ts';
import { panelRoutes } from '../domain/routes.ts';
import { formatDay } from '../i18n/format-date.ts';
import { inBoth } from '../i18n/in-both.ts';
import { preorders as words } from '../i18n/messages/preorders.ts';
import { PreorderStateChip } from './PreorderStateChip.tsx';
import { Text } from './Text.tsx';

/** A few pre-orders in brief, each a way to where they are sent. */
export function WaitingPreorders({ preorders }: { preorders: readonly Preorder[] }) {
  return (
    <ul className="brief">
      {preorders.map(({ id, state, draft, savedAt }) => (
        <li key={id}>
          <a className="brief-row" href={panelRoutes.preOrder.path}>
            <span className="brief-main">
              {draft.patient || draft.reference ? (
                <bdi>{draft.patient || draft.reference}</bdi>
              ) : (
                <Text of={words.texts.noPatient} />
              )}
            </span>
            <PreorderStateChip phase={state} />
            <small className="brief-note">
              <Text of={inBoth((locale) => formatDay(savedAt, locale))} />
            </small>
          </a>
        </li>
      ))}
    </ul>
  );
}
