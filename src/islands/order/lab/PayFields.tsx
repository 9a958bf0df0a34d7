import { useEffect } from 'react';
import { remadeTotal, requestOf } from '../../../domain/order/asked-remake.ts';
import { isForLab } from '../../../domain/remakes/who-pays.ts';
import { labDay } from '../../../domain/vocabulary/lab-day.ts';
import { fill, pick } from '../../../i18n/language/message.ts';
import { moneyText } from '../../../i18n/language/money-text.ts';
import { payers } from '../../../i18n/order/remakes.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { useLive } from '../../base/use-live.ts';
import { FormAmount } from '../../forms/FormAmount.tsx';
import type { SideFieldsProps } from '../acting/acting.ts';
import { useWarranty, WarrantyLine } from '../acting/WarrantyLine.tsx';
import { RemakeRequest } from './RemakeRequest.tsx';

const { texts } = payers;

/** Preselects the lab as payer if it should pay, unless a payer is already chosen. */
function useProposedPayer(isFree: boolean, { getValues, setValue }: SideFieldsProps['form']): void {
  useEffect(() => {
    if (isFree && getValues('payer') === '') setValue('payer', 'lab');
  }, [isFree, getValues, setValue]);
}

/** Shows what is requested to be remade, and asks who pays. */
export function PayFields({ order, form }: SideFieldsProps) {
  const locale = useLive($locale, 'fa');
  const total = moneyText(remadeTotal(order));
  const request = requestOf(order.events);
  const warranty = useWarranty(order);
  const asked = request && { reason: request.reason, day: labDay(Date.parse(request.at)) };
  useProposedPayer(asked !== undefined && isForLab(asked, warranty), form);
  return (
    <>
      {request && <RemakeRequest order={order} request={request} />}
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
