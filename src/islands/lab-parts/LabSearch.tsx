import { useId } from 'react';
import { type Message, pick } from '../../i18n/language/message.ts';
import { table } from '../../i18n/table/table.ts';
import type { FilterStore } from '../../stores/lists/filters.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { SearchField } from '../../ui/filters/SearchField.tsx';
import { useLive } from '../base/use-live.ts';

type LabSearchProps = {
  list: Pick<FilterStore<{ text: string }>, '$typed' | 'type' | 'submit'>;
  /** Says what the user can search for. */
  hint: Message;
};

/** Searches one of the lab's lists. */
export function LabSearch({ list, hint }: LabSearchProps) {
  const text = useLive(list.$typed, '');
  const locale = useLive($locale, 'fa');
  return (
    <SearchField
      id={useId()}
      label={table.texts.search}
      hint={pick(hint, locale)}
      text={text}
      onType={list.type}
      onSubmit={list.submit}
    />
  );
}
