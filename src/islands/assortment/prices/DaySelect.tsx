import { useMemo } from 'react';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import FormSelect from 'react-bootstrap/FormSelect';
import { priceTexts } from '../../../i18n/assortment/prices.ts';
import { formatDay } from '../../../i18n/language/format-date.ts';
import type { Message } from '../../../i18n/language/message.ts';
import { priceDays } from '../../../stores/assortment/prices.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { useLive } from '../../base/use-live.ts';
import { useMessages } from '../../base/use-messages.ts';

type DaySelectProps = {
  id: string;
  chosen: string;
  fault: Message | undefined;
  onChoose: (day: string) => void;
};

/** The day at the lab from which a price is to hold. */
export function DaySelect({ id, chosen, fault, onChoose }: DaySelectProps) {
  const words = useMessages(priceTexts);
  const locale = useLive($locale, 'fa');
  const days = useMemo(priceDays, []);
  return (
    <FormGroup controlId={id}>
      <FormLabel>
        <Text of={priceTexts.texts.day} />
      </FormLabel>
      <FormSelect
        value={chosen}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && `${id}-fault`}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">{words.chooseDay}</option>
        {days.map((day) => (
          <option key={day} value={day}>
            {formatDay(day, locale)}
          </option>
        ))}
      </FormSelect>
      {fault && <FieldMessage id={`${id}-fault`} text={fault} />}
    </FormGroup>
  );
}
