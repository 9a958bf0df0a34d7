import { useEffect } from 'react';
import type { OrderEvent } from '../../../domain/lifecycle/order-event.ts';
import { remadeTotal, requestOf } from '../../../domain/order/asked-remake.ts';
import { labDay } from '../../../domain/vocabulary/lab-day.ts';
import { judgeWarranty, type OrderWarranty } from '../../../domain/warranty/warranty-of.ts';
import { formatMoney } from '../../../i18n/language/format-number.ts';
import { fill, inBoth, pick } from '../../../i18n/language/message.ts';
import { payers } from '../../../i18n/order/remakes.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { useLive } from '../../base/use-live.ts';
import { FormAmount } from '../../forms/FormAmount.tsx';
import type { SideFieldsProps } from '../acting/acting.ts';
import { RemakeFacts } from '../acting/RemakeFacts.tsx';
import { useWarranty, WarrantyLine } from '../acting/WarrantyLine.tsx';

const { texts } = payers;

/** What the lab is to pay itself is chosen already, unless somebody has chosen. */
function useProposedPayer(isFree: boolean, { getValues, setValue }: SideFieldsProps['form']): void {
  useEffect(() => {
    if (isFree && getValues('payer') === '') setValue('payer', 'lab');
  }, [isFree, getValues, setValue]);
}

/** Whether the request is for the lab to pay: its own fault, or inside the warranty. */
function isForLab(request: OrderEvent | undefined, warranty: OrderWarranty | null): boolean {
  if (!request) return false;
  const { reason, at } = request;
  if (reason === 'labFault') return true;
  const day = labDay(Date.parse(at));
  return warranty !== null && judgeWarranty(warranty, { reason, day }) === 'covered';
}

/** What is to be made again, and who pays it. */
export function PayFields({ order, form }: SideFieldsProps) {
  const locale = useLive($locale, 'fa');
  const total = inBoth((each) => formatMoney(remadeTotal(order), each));
  const request = requestOf(order.events);
  const warranty = useWarranty(order);
  useProposedPayer(isForLab(request, warranty), form);
  return (
    <>
      {request?.remaking && <RemakeFacts order={order} event={request} />}
      {request && (
        <WarrantyLine {...{ warranty }} reason={request.reason} at={new Date(request.at)} />
      )}
      <SelectField
        {...form.field('payer')}
        label={texts.label}
        options={[
          ['lab', pick(texts.lab, locale)],
          ['shop', pick(fill(texts.shop, { total }), locale)],
          ['both', pick(texts.both, locale)],
        ]}
        none={pick(texts.choose, locale)}
      />
      {form.watch('payer') === 'both' && (
        <FormAmount form={form} name="share" label={texts.share} unit="toman" />
      )}
    </>
  );
}
