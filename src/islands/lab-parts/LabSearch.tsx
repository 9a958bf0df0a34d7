import { useId } from 'react';
import { searchLimit } from '../../domain/vocabulary/limits.ts';
import { labTable } from '../../i18n/lab-table/lab-table.ts';
import { type Message, pick } from '../../i18n/language/message.ts';
import type { FilterStore } from '../../stores/lab-list/filters.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { Text } from '../../ui/base/Text.tsx';
import { useLive } from '../base/use-live.ts';

type LabSearchProps = {
  list: Pick<FilterStore<{ text: string }>, '$typed' | 'type' | 'submit'>;
  /** What can be searched for. */
  hint: Message;
};

/** Searches a list as one types, and at once on Enter. */
export function LabSearch({ list, hint }: LabSearchProps) {
  const id = useId();
  const text = useLive(list.$typed, '');
  const locale = useLive($locale, 'fa');
  return (
    <search>
      <form
        className="filter-field"
        onSubmit={(event) => {
          event.preventDefault();
          list.submit();
        }}
      >
        <label htmlFor={id}>
          <Text of={labTable.texts.search} />
        </label>
        <input
          id={id}
          className="form-control"
          type="search"
          name="text"
          // Empty, it has the direction of its hint.
          dir={text === '' ? undefined : 'auto'}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={searchLimit}
          placeholder={pick(hint, locale)}
          value={text}
          onInput={({ currentTarget }) => list.type(currentTarget.value)}
        />
      </form>
    </search>
  );
}
