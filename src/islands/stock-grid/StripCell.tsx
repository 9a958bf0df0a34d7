import { useState } from 'react';
import type { StockCount } from '../../domain/stock.ts';
import type { Place } from '../../domain/stock-frame.ts';
import { type CellMark, markOf } from '../../domain/stock-mark.ts';
import { readPieces, type StockUnit, stepPieces, writePieces } from '../../domain/stock-pieces.ts';
import type { CellPieces } from '../../domain/stock-sheet.ts';
import { cellName, powerName } from '../../i18n/cell-name.ts';
import { formatCount, formatEyeValue, writeNumber } from '../../i18n/format-number.ts';
import { inBoth } from '../../i18n/in-both.ts';
import { powerGrid } from '../../i18n/messages/stock-grid.ts';
import { setPieces } from '../../stores/grid-edits.ts';
import { $locale } from '../../stores/locale.ts';
import { Text } from '../../ui/Text.tsx';
import { useLive } from '../use-live.ts';
import { useMessages } from '../use-messages.ts';

const { texts } = powerGrid;

type StripCellProps = {
  place: Place;
  sphere: number;
  cylinder: number;
  count: StockCount;
  pieces: CellPieces;
  unit: StockUnit;
};

const marks = {
  enough: 'strip-mark is-enough',
  low: 'strip-mark is-low',
  none: 'strip-mark is-none',
  short: 'strip-mark is-short',
  notMade: 'strip-mark is-not-made',
  unknown: 'strip-mark',
} as const satisfies Record<CellMark, string>;

/** How many there are, in words. */
function OnHand({ count, pieces }: Pick<StripCellProps, 'count' | 'pieces'>) {
  const mark = markOf(count, pieces ?? 0);
  return (
    <small className={marks[mark]}>
      <Text of={texts[mark]} />{' '}
      {typeof count === 'number' && count > 0 && (
        <Text of={inBoth((locale) => formatCount(count, locale))} />
      )}
    </small>
  );
}

function Quantity({ place, sphere, cylinder, count, pieces, unit }: StripCellProps) {
  const locale = useLive($locale, 'fa');
  const ordered = writeNumber(writePieces(pieces, unit), locale);
  const [typed, setTyped] = useState<string | null>(null);
  const names = [powerName('sphere', sphere, locale), powerName('cylinder', cylinder, locale)];
  const [row = '', column = ''] = names;
  const isRefused = typed !== null && readPieces(typed, unit).kind === 'problem';
  const settle = () => {
    const reading = readPieces(typed ?? '', unit);
    if (typed === null || reading.kind === 'problem') return;
    setPieces(place, reading.kind === 'pieces' ? reading.value : null);
    setTyped(null);
  };
  return (
    <input
      className="form-control number"
      type="text"
      inputMode="decimal"
      enterKeyHint="next"
      aria-label={cellName(row, column, { count, quantity: '' }, locale)}
      aria-invalid={isRefused || undefined}
      value={typed ?? ordered}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    />
  );
}

/** One cylinder of the chosen sphere: what there is, and how many are ordered. */
export function StripCell(props: StripCellProps) {
  const { place, cylinder, count, pieces, unit } = props;
  const { fewer, more } = useMessages(powerGrid);
  const step = (direction: 1 | -1) => setPieces(place, stepPieces(pieces, unit, direction));
  const isMade = count !== null;
  return (
    <li className="strip-cell">
      <span className="strip-name number">
        <Text of={inBoth((locale) => formatEyeValue('cylinder', cylinder, locale))} />
      </span>
      <OnHand count={count} pieces={pieces} />
      {isMade && (
        <div className="strip-stepper" dir="ltr">
          <button type="button" className="choice" aria-label={fewer} onClick={() => step(-1)}>
            −
          </button>
          <Quantity {...props} />
          <button type="button" className="choice" aria-label={more} onClick={() => step(1)}>
            +
          </button>
        </div>
      )}
    </li>
  );
}
