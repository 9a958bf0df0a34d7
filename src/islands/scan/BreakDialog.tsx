import type { Transition } from '../../domain/lifecycle/transition.ts';
import type { Order } from '../../domain/order/order.ts';
import { labActs } from '../../i18n/order/lab-desk.ts';
import type { Notice } from '../order/acting/acting.ts';
import { EventDialog } from '../order/acting/EventDialog.tsx';
import { labForms } from '../order/lab/lab-forms.ts';

export type BreakDialogProps = {
  order: Order;
  transition: Transition;
  onSettled: (notice: Notice) => void;
  onClose: () => void;
};

/** Asks what broke and why, with the same form as the order's page. */
export function BreakDialog({ order, transition, onSettled, onClose }: BreakDialogProps) {
  return (
    <EventDialog
      {...labForms}
      order={order}
      transition={transition}
      title={labActs.texts.break}
      within=".scan-room"
      onSettled={onSettled}
      onClose={onClose}
    />
  );
}
