import type { Order } from '../../domain/order/order.ts';
import sheet from '../../styles/parcel.scss?url';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { BackOrderNote } from './BackOrderNote.tsx';
import { InvoiceNote } from './InvoiceNote.tsx';
import { PairNote } from './PairNote.tsx';

const parcelNote = lazy(async () => (await import('./ParcelNote.tsx')).ParcelNote, sheet);
const frame = 'surface order-part order-waits';

/** Notes on related things: what the order waits for, its other pair, its parcel and its invoice. */
export function OtherOrders({ order, isLab }: { order: Order; isLab: boolean }) {
  const { heldFor, rest, splitFrom, pair, parcel, invoice } = order;
  const account = isLab ? order.account.id : undefined;
  const isPart = heldFor === 'backOrder' || rest || splitFrom;
  return (
    <>
      {isPart && <BackOrderNote order={order} isLab={isLab} />}
      {pair && <PairNote pair={pair} account={account} />}
      {parcel && (
        <Lazy key={parcel.id} of={parcelNote} given={{ order, parcel, isLab }} frame={frame} />
      )}
      {invoice && <InvoiceNote invoice={invoice} account={order.account.id} />}
    </>
  );
}
