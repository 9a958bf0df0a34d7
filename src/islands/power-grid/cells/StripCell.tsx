import type { CellPieces } from '../../../domain/power-grid/cells.ts';
import type { CellPosition } from '../../../domain/power-grid/window.ts';
import { markOf, type ShelfMark } from '../../../domain/shelf/availability.ts';
import { type StockUnit, writePieces } from '../../../domain/shelf/pieces.ts';
import type { StockCount } from '../../../domain/stock/stock.ts';
import { formatCount, formatEyeValue, writeNumber } from '../../../i18n/language/format-number.ts';
import { inBoth } from '../../../i18n/language/message.ts';
import { cellName, powerName } from '../../../i18n/power-grid/cell-name.ts';
import { powerGrid, refusalReasons } from '../../../i18n/power-grid/power-grid.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { useLive } from '../../base/use-live.ts';
import { useMessages } from '../../base/use-messages.ts';
import { useTypedPieces } from './use-typed-pieces.ts';

const { texts } = powerGrid;

type StripCellProps = {
  position: CellPosition;
  sphere: number;
  cylinder: number;
  count: StockCount;
  pieces: CellPieces;
  unit: StockUnit;
};

const marks = {
  enough: 'power-grid-strip-mark is-enough',
  low: 'power-grid-strip-mark is-low',
  none: 'power-grid-strip-mark is-none',
  short: 'power-grid-strip-mark is-short',
  notMade: 'power-grid-strip-mark is-not-made',
  unknown: 'power-grid-strip-mark',
} as const satisfies Record<ShelfMark, string>;

/** Stock in words. */
function OnHand({ id, count, mark }: { id: string; count: StockCount; mark: ShelfMark }) {
  return (
    <small id={id} className={marks[mark]}>
      <Text of={texts[mark]} />{' '}
      {typeof count === 'number' && count > 0 && (
        <Text of={inBoth((locale) => formatCount(count, locale))} />
      )}
    </small>
  );
}

type QuantityProps = StripCellProps & {
  hand: ReturnType<typeof useTypedPieces>;
  /** The message shown, if any. */
  issue: string | undefined;
};

function Quantity({ sphere, cylinder, count, pieces, unit, hand, issue }: QuantityProps) {
  const locale = useLive($locale, 'fa');
  const ordered = writeNumber(writePieces(pieces, unit), locale);
  const names = [powerName('sphere', sphere, locale), powerName('cylinder', cylinder, locale)];
  const [row = '', column = ''] = names;
  return (
    <input
      className="form-control number"
      type="text"
      inputMode="decimal"
      enterKeyHint="next"
      aria-label={cellName(row, column, { count, quantity: '' }, locale)}
      aria-invalid={issue !== undefined || undefined}
      aria-describedby={issue}
      value={hand.typed ?? ordered}
      onInput={({ currentTarget }) => hand.write(currentTarget.value)}
      onBlur={hand.settle}
      onKeyDown={({ key }) => key === 'Enter' && hand.settle()}
    />
  );
}

/** One cylinder of the chosen sphere: stock and quantity. */
export function StripCell(props: StripCellProps) {
  const { position, cylinder, count, pieces } = props;
  const { fewer, more } = useMessages(powerGrid);
  const hand = useTypedPieces(props);
  const id = `strip-${position.row}-${position.column}`;
  const mark = markOf(count, pieces ?? 0);
  const refused = hand.problem ? `${id}-issue` : undefined;
  const short = mark === 'short' ? `${id}-count` : undefined;
  const isMade = count !== null;
  return (
    <li className="power-grid-strip-cell">
      <span className="power-grid-strip-name number">
        <abbr lang="en">CYL</abbr>{' '}
        <Text of={inBoth((locale) => formatEyeValue('cylinder', cylinder, locale))} />
      </span>
      <OnHand id={`${id}-count`} count={count} mark={mark} />
      {isMade && (
        <div className="power-grid-strip-stepper" dir="ltr">
          <button type="button" className="choice" aria-label={fewer} onClick={() => hand.step(-1)}>
            −
          </button>
          <Quantity {...props} hand={hand} issue={refused ?? short} />
          <button type="button" className="choice" aria-label={more} onClick={() => hand.step(1)}>
            +
          </button>
        </div>
      )}
      {refused && hand.problem && (
        <FieldMessage id={refused} text={refusalReasons.texts[hand.problem]} />
      )}
    </li>
  );
}
