import { navigate } from 'astro:transitions/client';
import type { Order } from '../../domain/order/order.ts';
import { orderActions } from '../../i18n/order/order-actions.ts';
import { toast } from '../../stores/shell/toasts.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import type { IconName } from '../../ui/base/icon-names.ts';
import { Text } from '../../ui/base/Text.tsx';
import type { TicketPaper } from '../../ui/ticket/TicketFrame.tsx';

const { texts } = orderActions;

type ActionProps = {
  icon: IconName;
  name: Exclude<keyof typeof texts, 'failed'>;
  act: () => Promise<void>;
};

function Action({ icon, name, act }: ActionProps) {
  const press = () => {
    act().catch(() => toast({ kind: 'danger', text: texts.failed }));
  };
  return (
    <button type="button" className="btn btn-outline-primary" onClick={press}>
      <Icon name={icon} />
      <Text of={texts[name]} />
    </button>
  );
}

/** A prescription as a file for a lab's software, stock lenses as a list for a spreadsheet. */
async function download(order: Order): Promise<void> {
  if (order.kind === 'rx') (await import('../../stores/orders/lab-file.ts')).downloadLabFile(order);
  else (await import('../../stores/stock-files/list-file.ts')).downloadStockList(order);
}

async function orderAnew(order: Order): Promise<void> {
  const path =
    order.kind === 'rx'
      ? await (await import('../../stores/orders/reorder.ts')).reorder(order)
      : await (await import('../../stores/orders/reorder-stock.ts')).reorderStock(order);
  await navigate(path);
}

type OrderActionsProps = {
  order: Order;
  isLab: boolean;
  print: (paper: TicketPaper) => Promise<void>;
};

/** What can be done with an order: on paper, as a file, and once more. The lab orders nothing itself. */
export function OrderActions({ order, isLab, print }: OrderActionsProps) {
  return (
    <div className="order-actions">
      <Action icon="printer" name="printA5" act={() => print('a5')} />
      <Action icon="receipt" name="printRoll" act={() => print('roll')} />
      <Action
        icon="download"
        name={order.kind === 'rx' ? 'labFile' : 'list'}
        act={() => download(order)}
      />
      {!isLab && <Action icon="arrow-repeat" name="reorder" act={() => orderAnew(order)} />}
    </div>
  );
}
