import type { StockUnit } from '../../domain/shelf/pieces.ts';
import type { ShelfPrice } from '../../domain/shelf/shelf-price.ts';
import { findStockLens, stockCellKey, stockOnHand } from '../../domain/stock/chart.ts';
import type { StockLine } from '../../domain/stock/stock.ts';
import { formatStockLine } from '../../domain/stock-line/typed-line.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import type { Rials } from '../../domain/vocabulary/money.ts';
import { fill, inBoth, type Message } from '../../i18n/language/message.ts';
import { moneyText } from '../../i18n/language/money-text.ts';
import { shelf } from '../../i18n/shelf/shelf.ts';
import { formatDiameter, formatStockPower } from '../../i18n/stock/format-stock.ts';
import { stockSingle } from '../../i18n/stock/stock-single.ts';
import { retypeLine, setLinePieces, setWaits } from '../../stores/stock/single.ts';
import { $stock } from '../../stores/stock/stock.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import type { IconName } from '../../ui/base/icon-names.ts';
import { Money } from '../../ui/base/Money.tsx';
import { say } from '../../ui/base/say.tsx';
import { StockMark } from '../../ui/shelf/StockMark.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { useLive } from '../base/use-live.ts';
import { LazyWaitChoice } from '../shelf/LazyWaitChoice.tsx';
import { Quantity } from '../shelf/Quantity.tsx';
import { stockIssue } from '../shelf/stock-sentences.ts';
import { focusField } from './focus-field.ts';

const { texts } = stockSingle;

function eachMessage(each: Rials): Message {
  return fill(shelf.texts.each, { price: moneyText(each) });
}

type ActProps = { icon: IconName; name: Message; onAct: () => void };

function Act({ icon, name, onAct }: ActProps) {
  return (
    <button type="button" className="stock-single-act" onClick={onAct}>
      <Icon name={icon} />
      <span className="visually-hidden">{say(name)}</span>
    </button>
  );
}

type LineProps = {
  line: StockLine;
  index: number;
  unit: StockUnit;
  price: ShelfPrice['lines'][number] | undefined;
  issue: Issue | undefined;
  /** Keys of the lines that wait for stock. */
  waits: readonly string[];
};

/** One line of the order, with stock, quantity and price. */
export function OrderLine({ line, index, unit, price, issue, waits }: LineProps) {
  const stock = useLive($stock, null);
  const lens = stock && findStockLens(stock, line.lens);
  const lensName = inBoth((locale) => lens?.name[locale] ?? line.lens);
  const power = inBoth((locale) => formatStockPower(line, locale));
  const diameter = inBoth((locale) => formatDiameter(line.diameter, locale));
  const name: Message = [
    `${lensName[0]} ${diameter[0]} ${power[0]}`,
    `${lensName[1]} ${diameter[1]} ${power[1]}`,
  ];
  const edit = () => {
    retypeLine(
      index,
      lens ? formatStockLine({ ...line, lens: lens.id, index: lens.index }, unit) : '',
    );
    focusField('line');
  };
  const remove = () => {
    setLinePieces(index, 0);
    focusField('line');
  };
  return (
    <li className="stock-single-item" data-issue={issue ? true : undefined}>
      <p className="stock-single-what">
        <strong className="stock-single-power">{say(power)}</strong>
        <span className="stock-single-named">
          <span className="number">
            {say(lensName)} {say(diameter)}
          </span>
          {stock && !issue && (
            <StockMark count={stockOnHand(stock, line) ?? null} pieces={line.pieces} />
          )}
        </span>
      </p>
      <Quantity
        id={`line-${index}-pieces`}
        pieces={line.pieces}
        unit={unit}
        name={name}
        issue={issue && `line-${index}-issue`}
        onChange={(pieces) => setLinePieces(index, pieces)}
      />
      <p className="stock-single-cost">
        {price && (
          <>
            <Money amount={price.total} />
            {price.each !== null && <small>{say(eachMessage(price.each))}</small>}
          </>
        )}
      </p>
      <p className="stock-single-acts">
        {lens && <Act icon="pencil" name={fill(texts.edit, { line: name })} onAct={edit} />}
        <Act icon="trash" name={fill(texts.remove, { line: name })} onAct={remove} />
      </p>
      {issue && <Lazy of={stockIssue} given={{ id: `line-${index}-issue`, issue }} />}
      <LazyWaitChoice
        line={stockCellKey(line)}
        issue={issue}
        waits={waits}
        onWait={setWaits}
        onRemove={remove}
      />
    </li>
  );
}
