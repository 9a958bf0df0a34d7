import { navigate } from 'astro:transitions/client';
import { useStore } from '@nanostores/react';
import { type ComponentType, useState } from 'react';
import type { OrderSummary } from '../../domain/order/order.ts';
import { delivery } from '../../i18n/delivery/delivery.ts';
import { labDelivery } from '../../i18n/delivery/lab-delivery.ts';
import { withCount } from '../../i18n/language/count-text.ts';
import { deliveryPath } from '../../panel/delivery-path.ts';
import { $selectedOrders } from '../../stores/counter/selection.ts';
import { newId } from '../../stores/device/records/new-id.ts';
import { toast } from '../../stores/shell/toasts.ts';
import { Button } from '../../ui/base/Button.tsx';
import type { DialogProps } from '../delivery/dialog-props.ts';
import { loadDeliveryDialog } from '../delivery/load-delivery-dialog.ts';

const { texts } = labDelivery;

/** Whether the orders can go in one delivery: all are ready and belong to one account. */
const canLeaveTogether = ([first, ...others]: readonly OrderSummary[]) =>
  first?.state === 'ready' &&
  others.every(({ state, account }) => state === 'ready' && account.id === first.account.id);

type Making = { Dialog: ComponentType<DialogProps>; id: string; orders: readonly OrderSummary[] };

/** Makes a delivery of the selected orders. Shown only while they can go in one. */
export function MakeDelivery() {
  const selected = useStore($selectedOrders);
  const [making, setMaking] = useState<Making | null>(null);
  const open = async () => {
    try {
      setMaking({ Dialog: await loadDeliveryDialog(), id: newId(), orders: selected });
    } catch {
      toast({ kind: 'danger', text: delivery.texts.notLoaded });
    }
  };
  const [first] = making?.orders ?? [];
  return (
    <>
      {canLeaveTogether(selected) && (
        <Button
          icon="box-seam"
          text={withCount(texts.make, selected.length)}
          onClick={() => void open()}
        />
      )}
      {making && first && (
        <making.Dialog
          id={making.id}
          account={first.account}
          orders={making.orders}
          onSaved={({ id, account }) => navigate(deliveryPath(id, account.id))}
          onClose={() => setMaking(null)}
        />
      )}
    </>
  );
}
