import { countPieces } from '../../domain/shelf/shelf-lines.ts';
import { accessories } from '../../i18n/accessories/accessories.ts';
import { piecesMessage } from '../../i18n/shelf/format-pieces.ts';
import { $draft, $price, nothingTyped } from '../../stores/accessories/accessories.ts';
import { Money } from '../../ui/base/Money.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';

/** On narrow screens, where the order is below the products: its total, always visible, with a link to it. */
export function BasketBar() {
  const { lines } = useLive($draft, nothingTyped);
  const price = useLive($price, null);
  return (
    <p className="accessories-bar">
      <span>{say(piecesMessage(countPieces(lines), 'pieces'))}</span>
      <strong>{price && lines.length > 0 ? <Money amount={price.total} /> : '—'}</strong>
      <a className="btn btn-primary" href="#accessories-order">
        {say(accessories.texts.see)}
      </a>
    </p>
  );
}
