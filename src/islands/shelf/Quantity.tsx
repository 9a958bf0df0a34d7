import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { readPieces, type StockUnit, writePieces } from '../../domain/shelf/pieces.ts';
import { writeNumber } from '../../i18n/language/format-number.ts';
import { defaultLocale } from '../../i18n/language/locale.ts';
import { fill, type Message, pick } from '../../i18n/language/message.ts';
import { shelf } from '../../i18n/shelf/shelf.ts';
import { common } from '../../i18n/shell/common.ts';
import { holdOpen } from '../../stores/shelf/open-quantities.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { keypads } from '../../ui/forms/keypad.ts';
import { useLive } from '../base/use-live.ts';

type QuantityProps = {
  id: string;
  /** Ordered pieces; 0 only where none may be ordered. */
  pieces: number;
  unit: StockUnit;
  /** Whether the field may be emptied, which orders none. */
  mayBeNone?: boolean;
  /** Name of the line, for the field's accessible name. */
  name: Message;
  /** Id of the line's issue, if it has one. */
  issue: string | undefined;
  onChange: (pieces: number) => void;
};

/** The input as typed, as long as it matches the line's quantity. */
type Typed = { text: string; pieces: number; unit: StockUnit; isLeft: boolean };

/** The typed pieces; null for what is no quantity. */
function piecesOf(text: string, unit: StockUnit, mayBeNone: boolean): number | null {
  const reading = readPieces(text, unit);
  if (reading.kind === 'problem') return null;
  const pieces = reading.kind === 'empty' ? 0 : reading.value;
  return pieces > 0 || mayBeNone ? pieces : null;
}

/** Quantity in the unit shown, typed or stepped. An invalid one stays in the field with a message. */
export function Quantity(props: QuantityProps) {
  const { id, pieces, unit, mayBeNone = false, name, issue, onChange } = props;
  const locale = useLive($locale, defaultLocale);
  const written = writeNumber(writePieces(pieces || null, unit), locale);
  const [typed, setTyped] = useState<Typed | null>(null);
  const isTyped = typed?.pieces === pieces && typed.unit === unit;
  const isNone = isTyped && piecesOf(typed.text, unit, mayBeNone) === null;
  const isOdd = isNone && typed.isLeft;
  const type = (text: string) => {
    const next = piecesOf(text, unit, mayBeNone) ?? pieces;
    setTyped({ text, pieces: next, unit, isLeft: false });
    if (next !== pieces) onChange(next);
  };
  const leave = () => {
    if (!isTyped) return;
    setTyped(isNone ? { ...typed, isLeft: true } : null);
  };
  useLayoutEffect(() => {
    if (!isNone) return;
    return holdOpen(() => {
      leave();
      return false;
    });
  });
  const step = unit === 'pairs' ? 2 : 1;
  const isLeast = pieces <= (mayBeNone ? 0 : step);
  const goBy = (more: number) => onChange(Math.max(mayBeNone ? 0 : 1, pieces + more));
  const onKeyDown = (event: KeyboardEvent) => {
    const more = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (more === undefined || (more < 0 && isLeast)) return;
    event.preventDefault();
    goBy(more);
  };
  const problem = isOdd ? `${id}-issue` : issue;
  return (
    <div className="shelf-quantity">
      <label className="visually-hidden" htmlFor={id}>
        {say(fill(shelf.texts.quantityOf, { line: name }))}
      </label>
      <button
        type="button"
        tabIndex={-1}
        className="choice"
        disabled={isLeast}
        aria-label={pick(fill(common.fewer, { line: name }), locale)}
        onClick={() => goBy(-step)}
      >
        −
      </button>
      <input
        type="text"
        className="form-control number"
        id={id}
        dir="ltr"
        inputMode={keypads.decimal}
        value={isTyped ? typed.text : written}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem}
        onBlur={leave}
        onKeyDown={onKeyDown}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <button
        type="button"
        tabIndex={-1}
        className="choice"
        aria-label={pick(fill(common.more, { line: name }), locale)}
        onClick={() => goBy(step)}
      >
        +
      </button>
      {isOdd && <FieldMessage id={`${id}-issue`} text={shelf.texts.notACount} />}
    </div>
  );
}
