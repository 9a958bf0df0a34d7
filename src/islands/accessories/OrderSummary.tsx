import { countPieces } from '../../domain/shelf/shelf-lines.ts';
import { accessories } from '../../i18n/accessories/accessories.ts';
import { piecesMessage } from '../../i18n/shelf/format-pieces.ts';
import { panelRoutes } from '../../panel/routes.ts';
import {
  $draft,
  $issues,
  $price,
  accessoriesOrder,
  changeDraft,
  noIssues,
  nothingTyped,
} from '../../stores/accessories/accessories.ts';
import { $accessoriesCalendar } from '../../stores/accessories/accessories-list.ts';
import { Money } from '../../ui/base/Money.tsx';
import { say } from '../../ui/base/say.tsx';
import { DebouncedStatus } from '../base/DebouncedStatus.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { useLive } from '../base/use-live.ts';
import { LazyOutcome } from '../shelf/LazyOutcome.tsx';
import { LazyReadyDay } from '../shelf/LazyReadyDay.tsx';
import { OrderText } from '../shelf/OrderText.tsx';
import { SendAndSave } from '../shelf/SendAndSave.tsx';
import { accessoryIssue, accessoryOutcome } from './accessory-sentences.ts';
import { Counted } from './Counted.tsx';
import { LazyOrderLines } from './LazyOrderLines.tsx';

function Total() {
  const { lines } = useLive($draft, nothingTyped);
  const price = useLive($price, null);
  return (
    <p className="accessories-total" id="accessories-total">
      <span>{say(piecesMessage(countPieces(lines), 'pieces'))}</span>
      <strong>{price && lines.length > 0 ? <Money amount={price.total} /> : '—'}</strong>
    </p>
  );
}

function Texts() {
  const draft = useLive($draft, nothingTyped);
  const issues = useLive($issues, noIssues);
  return (['reference', 'remarks'] as const).map((name) => {
    const issue = issues.find(({ path }) => path === name);
    return (
      <OrderText
        key={name}
        name={name}
        value={draft[name]}
        problem={issue && <Lazy of={accessoryIssue} given={{ id: `${name}-issue`, issue }} />}
        onType={(text) => changeDraft({ [name]: text })}
      />
    );
  });
}

/** The order's lines and total, with Send and Save. */
export function OrderSummary() {
  const { lines } = useLive($draft, nothingTyped);
  const price = useLive($price, null);
  return (
    <section
      className="surface accessories-summary"
      id="accessories-order"
      aria-labelledby="accessories-order-title"
    >
      <h2 id="accessories-order-title">{say(accessories.texts.order)}</h2>
      <LazyOrderLines />
      <Total />
      <DebouncedStatus of="accessories-total" />
      <LazyReadyDay lines={lines} total={price?.total ?? null} $calendar={$accessoriesCalendar} />
      <Counted />
      <Texts />
      <LazyOutcome
        of={accessoryOutcome}
        isStarted={lines.length > 0}
        order={accessoriesOrder}
        route={panelRoutes.accessories}
      />
      <SendAndSave order={accessoriesOrder} />
    </section>
  );
}
