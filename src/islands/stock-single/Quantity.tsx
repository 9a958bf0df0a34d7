import { useState } from 'react';
import { readPieces, type StockUnit, writePieces } from '../../domain/shelf/pieces.ts';
import type { StockLine } from '../../domain/stock/stock.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { writeNumber } from '../../i18n/language/format-number.ts';
import { defaultLocale } from '../../i18n/language/locale.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { shelf } from '../../i18n/shelf/shelf.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { setLinePieces } from '../../stores/stock/single.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { useLive } from '../base/use-live.ts';

type QuantityProps = {
  line: StockLine;
  index: number;
  unit: StockUnit;
  /** Name of the line, for the field's accessible name. */
  name: Message;
  issue: Issue | undefined;
};

/** The input as typed, as long as it matches the line's quantity. */
type Typed = { text: string; pieces: number; unit: StockUnit; isLeft: boolean };

function isQuantity(text: string, unit: StockUnit): boolean {
  const reading = readPieces(text, unit);
  return reading.kind === 'pieces' && reading.value > 0;
}

/** Quantity in the unit shown, typed or stepped. An invalid one stays in the field with a message. */
export function Quantity({ line, index, unit, name, issue }: QuantityProps) {
  const locale = useLive($locale, defaultLocale);
  const written = writeNumber(writePieces(line.pieces, unit), locale);
  const [typed, setTyped] = useState<Typed | null>(null);
  const isTyped = typed?.pieces === line.pieces && typed.unit === unit;
  const isOdd = isTyped && typed.isLeft && !isQuantity(typed.text, unit);
  const type = (text: string) => {
    const reading = readPieces(text, unit);
    const pieces = reading.kind === 'pieces' && reading.value > 0 ? reading.value : line.pieces;
    setTyped({ text, pieces, unit, isLeft: false });
    if (pieces !== line.pieces) setLinePieces(index, pieces);
  };
  const leave = () => {
    if (isTyped) setTyped(isQuantity(typed.text, unit) ? null : { ...typed, isLeft: true });
  };
  const step = unit === 'pairs' ? 2 : 1;
  const id = `line-${index}-pieces`;
  const problem = isOdd ? `${id}-issue` : `line-${index}-issue`;
  return (
    <div className="stock-single-quantity">
      <label className="visually-hidden" htmlFor={id}>
        <Text of={fill(shelf.texts.quantityOf, { line: name })} />
      </label>
      <button
        type="button"
        tabIndex={-1}
        className="choice"
        disabled={line.pieces <= step}
        onClick={() => setLinePieces(index, line.pieces - step)}
      >
        −
      </button>
      <input
        type="text"
        className="form-control number"
        id={id}
        dir="ltr"
        inputMode="decimal"
        value={isTyped ? typed.text : written}
        aria-invalid={isOdd || issue ? true : undefined}
        aria-describedby={isOdd || issue ? problem : undefined}
        onBlur={leave}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <button
        type="button"
        tabIndex={-1}
        className="choice"
        onClick={() => setLinePieces(index, line.pieces + step)}
      >
        +
      </button>
      {isOdd && <FieldMessage id={problem} text={shelf.texts.notACount} />}
    </div>
  );
}
