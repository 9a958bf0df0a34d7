import { type KeyboardEvent, useEffect, useLayoutEffect, useState } from 'react';
import { followStock } from '../stores/stock.ts';
import { followSingle } from '../stores/stock-single-keeping.ts';
import { sendSingle, settleSingle } from '../stores/stock-single-sending.ts';
import { Entry } from './stock-single/Entry.tsx';
import { typedEarly } from './stock-single/early.ts';
import { OrderLines } from './stock-single/OrderLines.tsx';
import { OrderTexts } from './stock-single/OrderTexts.tsx';
import { Summary } from './stock-single/Summary.tsx';

function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.nativeEvent.isComposing || event.key !== 'Enter') return;
  if (!(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  sendSingle();
}

/** Stock lenses line by line: typed as one says them, kept at every keystroke. */
export function StockSingle() {
  const [early] = useState(typedEarly);
  useLayoutEffect(() => {
    settleSingle();
    return followSingle(early);
  }, [early]);
  useEffect(followStock, []);
  return (
    <form
      className="single"
      name="stock"
      method="post"
      noValidate
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
      onInput={settleSingle}
    >
      <div className="single-main">
        <Entry />
        <OrderLines />
        <OrderTexts />
      </div>
      <Summary />
    </form>
  );
}
