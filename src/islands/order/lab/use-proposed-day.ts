import { useEffect } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import { promiseOfOrder } from '../../../domain/promise/order-promise.ts';
import { labNow } from '../../../stores/browser-support/lab-now.ts';
import { $catalogue, followCatalogue } from '../../../stores/rx/catalogue.ts';
import type { SideFieldsProps } from '../acting/acting.ts';

/** Preselects the day computed from the catalogue's working days, unless one is already chosen. */
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
