import { useEffect } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import { promiseOfOrder } from '../../../domain/promise/order-promise.ts';
import { labNow } from '../../../stores/browser-support/lab-now.ts';
import { $catalogue, followCatalogue } from '../../../stores/rx/catalogue.ts';
import type { SideFieldsProps } from '../acting/acting.ts';

/** Chooses the day that the catalogue's working days lead to, unless one was chosen already. */
export function useProposedDay(
  order: Order,
  { getValues, setValue }: SideFieldsProps['form'],
): void {
  useEffect(() => {
    const unfollow = followCatalogue();
    const forget = $catalogue.subscribe((catalogue) => {
      if (!catalogue || getValues('promisedFor')) return;
      setValue('promisedFor', promiseOfOrder(order, catalogue, labNow()));
    });
    return () => {
      forget();
      unfollow();
    };
  }, [order, getValues, setValue]);
}
