import { type KeyboardEvent, useState } from 'react';
import type { StockLineAnswer } from '../../domain/stock-line/find-line.ts';
import {
  asLine,
  type FieldFault,
  type LineFields as Fields,
  faultOf,
  fieldsOf,
} from '../../domain/stock-line/line-fields.ts';
import { flipSign } from '../../domain/typed/flip-sign.ts';
import { writeNumber } from '../../i18n/language/format-number.ts';
import { stockSingle } from '../../i18n/stock/stock-single.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { $lineAnswer, $single, changeSingle, nothingTyped } from '../../stores/stock/single.ts';
import { say } from '../../ui/base/say.tsx';
import { keypads } from '../../ui/forms/keypad.ts';
import { SignButton } from '../../ui/forms/SignButton.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLive } from '../base/use-live.ts';
import { focusField } from './focus-field.ts';
import { isPlainEnter, type LineEntry } from './use-entry.ts';

const { texts } = stockSingle;
const names = ['sphere', 'cylinder', 'quantity'] as const;
type FieldName = (typeof names)[number];

const doubt = lazy(async () => (await import('./lazy/LineDoubt.tsx')).FieldDoubt);
const empty: StockLineAnswer = { kind: 'empty' };
const nothing: Fields = { sphere: '', cylinder: '', quantity: '' };

type FieldProps = {
  name: FieldName;
  value: string;
  fault: FieldFault | null;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function Field({ name, value, fault, onType, onKeyDown }: FieldProps) {
  const issue = `stock-${name}-issue`;
  return (
    <div className="stock-single-field">
      <label className="form-label" htmlFor={`stock-${name}`}>
        {say(texts[name])}
      </label>
      <div className="stock-single-typed">
        <input
          type="text"
          className="form-control number"
          id={`stock-${name}`}
          name={name}
          dir="ltr"
          inputMode={name === 'quantity' ? keypads.whole : keypads.besideSign}
          enterKeyHint={name === 'quantity' ? 'done' : 'next'}
          value={value}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? issue : undefined}
          onKeyDown={onKeyDown}
          onInput={(event) => onType(event.currentTarget.value)}
        />
        {name !== 'quantity' && (
          <SignButton
            className="choice"
            field={texts[name]}
            onFlip={() => onType(writeNumber(flipSign(value), $locale.get()))}
          />
        )}
      </div>
      {fault && <Lazy of={doubt} given={{ id: issue, fault }} />}
    </div>
  );
}

/** The line, field by field. Enter moves to the next field and, in the last one, adds the line. */
export function LineFields({ entry }: { entry: LineEntry }) {
  const { line } = useLive($single, nothingTyped);
  const [last, setTyped] = useState(nothing);
  // The line may have been changed without these fields: added, sent, restored, or typed as text.
  const typed = asLine(last) === line ? last : fieldsOf(line);
  const answer = useLive($lineAnswer, empty);
  const fault = typed && faultOf(typed, answer);
  const type = (name: FieldName) => (text: string) => {
    entry.clearErrors();
    if (!typed) {
      // A line with more than the fields can hold continues as text, so that no key typed is lost.
      changeSingle({ line: `${line.trimEnd()} ${name === 'quantity' ? 'qty ' : ''}${text}` });
      return focusField('line');
    }
    const next = { ...typed, [name]: text };
    setTyped(next);
    changeSingle({ line: asLine(next) });
  };
  const onEnter = (name: FieldName) => (event: KeyboardEvent) => {
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    const next = names[names.indexOf(name) + 1];
    if (next) return focusField(next);
    focusField(entry.add() ? 'sphere' : (fault?.field ?? 'sphere'));
  };
  return (
    <div className="stock-single-three">
      {names.map((name) => (
        <Field
          key={name}
          name={name}
          value={typed?.[name] ?? ''}
          fault={entry.showsErrors && fault?.field === name ? fault : null}
          onType={type(name)}
          onKeyDown={onEnter(name)}
        />
      ))}
    </div>
  );
}
