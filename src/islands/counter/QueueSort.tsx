import { useStore } from '@nanostores/react';
import { sortOf } from '../../domain/order/queue-sort.ts';
import { columnChoice, sortNames } from '../../i18n/counter/queue-columns.ts';
import { $sorts } from '../../stores/counter/sorts.ts';
import { $choice, choose } from '../../stores/orders/list-choice.ts';
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx';
import { useMessages } from '../base/use-messages.ts';

/** Sorts the queue on narrow screens, where rows are cards and there are no column headers. */
export function QueueSort() {
  const choice = useStore($choice);
  const words = useMessages(sortNames);
  return (
    <FilterSelect
      label={columnChoice.texts.sort}
      chosen={sortOf(choice)}
      options={useStore($sorts).map((sort) => [sort, words[sort]] as const)}
      onChoose={(view) => choose({ view })}
    />
  );
}
