import type { ReactNode } from 'react';
import type { Order } from '../../domain/order/order.ts';
import accessorySheet from '../../styles/orders/accessory-lines.scss?url';
import stockSheet from '../../styles/orders/stock-lines.scss?url';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { RxSheet } from './RxSheet.tsx';

const stock = lazy(async () => (await import('./StockSheet.tsx')).StockSheet, stockSheet);
const accessories = lazy(
  async () => (await import('./AccessoriesSheet.tsx')).AccessoriesSheet,
  accessorySheet,
);

type SheetProps = {
  order: Order;
  isLab: boolean;
  /** Content shown below the sheet. */
  after: ReactNode;
};

/** What was ordered. Most orders are prescriptions, so only the sheets of other kinds are lazy. */
export function KindSheet({ order, isLab, after }: SheetProps) {
  if (order.kind === 'rx') {
    return (
      <>
        <RxSheet order={order} isLab={isLab} />
        {after}
      </>
    );
  }
  const frame = 'surface order-part order-prescription';
  const rest = { waiting: <section className={frame} />, after, frame };
  return order.kind === 'stock' ? (
    <Lazy of={stock} given={{ order, isLab }} {...rest} />
  ) : (
    <Lazy of={accessories} given={{ order, isLab }} {...rest} />
  );
}
