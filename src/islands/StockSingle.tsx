import { type KeyboardEvent, useEffect, useLayoutEffect, useState } from 'react';
import { singleOrder } from '../stores/stock/single.ts';
import { followStock } from '../stores/stock/stock.ts';
import { LazyCaller } from './caller/LazyCaller.tsx';
import { Entry } from './stock-single/Entry.tsx';
import { OrderLines } from './stock-single/OrderLines.tsx';
import { OrderTexts } from './stock-single/OrderTexts.tsx';
import { Summary } from './stock-single/Summary.tsx';
import { typedBeforeHydration } from './stock-single/typed-before-hydration.ts';

function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.nativeEvent.isComposing || event.key !== 'Enter') return;
  if (!(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  void singleOrder.send();
}

/** Stock lenses line by line. The order is saved at every keystroke. */
export function StockSingle() {
  const [early] = useState(typedBeforeHydration);
  useLayoutEffect(() => singleOrder.follow(early), [early]);
  useEffect(followStock, []);
  return (
    <>
      <LazyCaller />
      <form
        className="stock-single"
        name="stock"
        method="post"
        noValidate
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={onKeyDown}
      >
        <div className="stock-single-main">
          <Entry />
          <OrderLines />
          <OrderTexts />
        </div>
        <Summary />
      </form>
    </>
  );
}
