import { type KeyboardEvent, useEffect, useLayoutEffect, useState } from 'react';
import { accessoriesOrder } from '../stores/accessories/accessories.ts';
import { followAccessories, refreshAccessories } from '../stores/accessories/accessories-list.ts';
import { followSending } from '../stores/shelf/after-sending.ts';
import { BasketBar } from './accessories/BasketBar.tsx';
import { Categories } from './accessories/Categories.tsx';
import { Finder } from './accessories/Finder.tsx';
import { OrderSummary } from './accessories/OrderSummary.tsx';
import { Products } from './accessories/Products.tsx';
import { typedBeforeHydration } from './accessories/typed-before-hydration.ts';
import { LazyCaller } from './caller/LazyCaller.tsx';

function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.nativeEvent.isComposing || event.key !== 'Enter') return;
  if (!(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  void accessoriesOrder.send();
}

/** Cases, pads and cloths by category. The order is saved at every change. */
export function Accessories() {
  const [early] = useState(typedBeforeHydration);
  useLayoutEffect(() => accessoriesOrder.follow(early), [early]);
  useEffect(followAccessories, []);
  useEffect(() => followSending(accessoriesOrder.$outcome, refreshAccessories), []);
  return (
    <>
      <LazyCaller />
      <form
        className="accessories"
        name="accessories"
        method="post"
        noValidate
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={onKeyDown}
      >
        <div className="accessories-main">
          <Finder />
          <Categories />
          <Products />
        </div>
        <OrderSummary />
        <BasketBar />
      </form>
    </>
  );
}
