import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { readPieces, type StockUnit, writePieces } from '../../domain/shelf/pieces.ts';
import { writeNumber } from '../../i18n/language/format-number.ts';
import { defaultLocale } from '../../i18n/language/locale.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { shelf } from '../../i18n/shelf/shelf.ts';
import { holdOpen } from '../../stores/shelf/open-quantities.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { keypads } from '../../ui/forms/keypad.ts';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import { useLive } from '../base/use-live.ts';

type QuantityProps = {
  id: string;
  /** Ordered pieces; 0 only with `mayBeNone`. */
  pieces: number;
  unit: StockUnit;
  /** Whether the field may be empty, which means 0. */
  mayBeNone?: boolean;
  /** Name of the line, for the field's accessible name. */
  name: Message;
  /** Id of the line's issue, if it has one. */
  issue: string | undefined;
  onChange: (pieces: number) => void;
};

/** The input as typed; outdated once the line's quantity or unit differs from these. */
type Typed = { text: string; pieces: number; unit: StockUnit; wasBlurred: boolean };

/** The typed number of pieces; null if it isn't a valid quantity. */
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
  const field = useRef<HTMLInputElement>(null);
  const isTyped = typed?.pieces === pieces && typed.unit === unit;
  const isInvalid = isTyped && piecesOf(typed.text, unit, mayBeNone) === null;
  const showsError = isInvalid && typed.wasBlurred;
  const type = (text: string) => {
    const next = piecesOf(text, unit, mayBeNone) ?? pieces;
    setTyped({ text, pieces: next, unit, wasBlurred: false });
    if (next !== pieces) onChange(next);
  };
  const leave = () => {
    if (!isTyped) return;
    setTyped(isInvalid ? { ...typed, wasBlurred: true } : null);
  };
  useLayoutEffect(() => {
    if (!isInvalid) return;
    return holdOpen(() => {
      leave();
      // It may be out of sight of the pressed button.
      field.current?.focus();
      return false;
    });
  });
  const step = unit === 'pairs' ? 2 : 1;
  const isLeast = pieces <= (mayBeNone ? 0 : step);
  const changeBy = (more: number) => onChange(Math.max(mayBeNone ? 0 : 1, pieces + more));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave();
    const more = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (more === undefined || (more < 0 && isLeast)) return;
    event.preventDefault();
    changeBy(more);
  };
  const problem = showsError ? `${id}-issue` : issue;
  return (
    <div className="shelf-quantity">
      <label className="visually-hidden" htmlFor={id}>
        {say(fill(shelf.texts.quantityOf, { line: name }))}
      </label>
      <Stepper
        className="shelf-stepper"
        line={name}
        locale={locale}
        isLeast={isLeast}
        hasKeys
        onStep={(direction) => changeBy(direction * step)}
      >
        <input
          ref={field}
          type="text"
          className="form-control number"
          id={id}
          inputMode={keypads.decimal}
          value={isTyped ? typed.text : written}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem}
          onBlur={leave}
          onKeyDown={onKeyDown}
          onInput={(event) => type(event.currentTarget.value)}
        />
      </Stepper>
      {showsError && <FieldMessage id={`${id}-issue`} text={shelf.texts.notACount} />}
    </div>
  );
}
