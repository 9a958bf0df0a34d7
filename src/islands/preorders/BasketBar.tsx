import { useStore } from '@nanostores/react';
import type { Preorder } from '../../domain/order/preorder.ts';
import { withCount } from '../../i18n/language/count-text.ts';
import { basket, sumWords } from '../../i18n/preorders/basket.ts';
import { $progress } from '../../stores/preorders/results.ts';
import {
  $selectedPreorders,
  $selectedSum,
  clearSelection,
} from '../../stores/preorders/selection.ts';
import { sendSelected } from '../../stores/preorders/send-several.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { CloseButton } from '../../ui/counter/CloseButton.tsx';
import { useMessages } from '../base/use-messages.ts';
import { LazyMoneyNotes } from '../credit/LazyMoneyNotes.tsx';
import { BasketResults } from './BasketResults.tsx';
import { useBasketKeys } from './use-basket-keys.ts';

const { texts } = basket;

type BarProps = { onDelete: (preorders: readonly Preorder[]) => void };

function Selected({ onDelete }: BarProps) {
  const selected = useStore($selectedPreorders);
  const sum = useStore($selectedSum);
  const isBusy = useStore($progress) !== null;
  const sendable = selected.filter(({ state }) => state !== 'queued').length;
  if (selected.length === 0) return null;
  return (
    <div className="move-steps">
      <strong role="status">
        {say(withCount(texts.selected, sum.count))} · {say(sumWords(sum))}
      </strong>
      <CloseButton label={texts.clear} onPress={clearSelection} />
      <LazyMoneyNotes total={sendable > 0 ? sum.total : null} />
      <div className="move-acts">
        <Button
          look="primary"
          icon="send"
          text={withCount(texts.sendSelected, sendable)}
          aria-disabled={isBusy || sendable === 0}
          onClick={() => void sendSelected()}
        />
        <Button
          look="link"
          icon="trash"
          text={withCount(texts.deleteSelected, selected.length)}
          aria-disabled={isBusy}
          onClick={() => isBusy || onDelete(selected)}
        />
      </div>
    </div>
  );
}

/** Actions on the selected pre-orders, and their results. */
export function BasketBar({ onDelete }: BarProps) {
  useBasketKeys(onDelete);
  const { toolbar } = useMessages(basket);
  return (
    <section className="move-bar basket-bar" aria-label={toolbar}>
      <BasketResults />
      <Selected onDelete={onDelete} />
    </section>
  );
}
