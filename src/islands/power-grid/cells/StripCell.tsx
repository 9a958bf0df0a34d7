import type { CellPieces } from '../../../domain/power-grid/cells.ts';
import type { CellPosition } from '../../../domain/power-grid/window.ts';
import { markOf, type ShelfMark } from '../../../domain/shelf/availability.ts';
import { type StockUnit, writePieces } from '../../../domain/shelf/pieces.ts';
import type { StockCount } from '../../../domain/stock/stock.ts';
import { countText } from '../../../i18n/language/count-text.ts';
import { writeNumber } from '../../../i18n/language/format-number.ts';
import { formatEyeValue } from '../../../i18n/language/format-optics.ts';
import type { Locale } from '../../../i18n/language/locale.ts';
import { inBoth } from '../../../i18n/language/message.ts';
import { cellName, powerName } from '../../../i18n/power-grid/cell-name.ts';
import { powerGrid, refusalReasons } from '../../../i18n/power-grid/power-grid.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { say } from '../../../ui/base/say.tsx';
import { keypads } from '../../../ui/forms/keypad.ts';
import { Stepper } from '../../../ui/forms/Stepper.tsx';
import { useLive } from '../../base/use-live.ts';
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
      {say(texts[mark])} {typeof count === 'number' && count > 0 && say(countText(count))}
    </small>
  );
}

type Power = { sphere: number; cylinder: number; count?: StockCount };

/** `sphere minus 2.00, cylinder minus 0.50`, with the number in stock if `count` is given. */
function powerOf({ sphere, cylinder, count = 'hidden' }: Power, locale: Locale): string {
  const row = powerName('sphere', sphere, locale);
  return cellName(row, powerName('cylinder', cylinder, locale), { count, quantity: '' }, locale);
}

type QuantityProps = StripCellProps & {
  input: ReturnType<typeof useTypedPieces>;
  /** The message shown, if any. */
  issue: string | undefined;
};

function Quantity({ sphere, cylinder, count, pieces, unit, input, issue }: QuantityProps) {
  const locale = useLive($locale, 'fa');
  const ordered = writeNumber(writePieces(pieces, unit), locale);
  return (
    <input
      className="form-control number"
      type="text"
      inputMode={keypads.decimal}
      enterKeyHint="next"
      aria-label={powerOf({ sphere, cylinder, count }, locale)}
      aria-invalid={issue !== undefined || undefined}
      aria-describedby={issue}
      value={input.typed ?? ordered}
      onInput={({ currentTarget }) => input.write(currentTarget.value)}
      onBlur={input.settle}
      onKeyDown={({ key }) => key === 'Enter' && input.settle()}
    />
  );
}

/** One cylinder of the chosen sphere: stock and quantity. */
export function StripCell(props: StripCellProps) {
  const { position, cylinder, count, pieces } = props;
  const locale = useLive($locale, 'fa');
  const line = powerOf({ sphere: props.sphere, cylinder }, locale);
  const input = useTypedPieces(props);
  const id = `strip-${position.row}-${position.column}`;
  const mark = markOf(count, pieces ?? 0);
  const refused = input.problem ? `${id}-issue` : undefined;
  const short = mark === 'short' ? `${id}-count` : undefined;
  const isMade = count !== null;
  return (
    <li className="power-grid-strip-cell">
      <span className="power-grid-strip-name number">
        <abbr lang="en">CYL</abbr>{' '}
        {say(inBoth((locale) => formatEyeValue('cylinder', cylinder, locale)))}
      </span>
      <OnHand id={`${id}-count`} count={count} mark={mark} />
      {isMade && (
        <Stepper
          className="power-grid-strip-stepper"
          line={line}
          locale={locale}
          onStep={input.step}
        >
          <Quantity {...props} input={input} issue={refused ?? short} />
        </Stepper>
      )}
      {refused && input.problem && (
        <FieldMessage id={refused} text={refusalReasons.texts[input.problem]} />
      )}
    </li>
  );
}
