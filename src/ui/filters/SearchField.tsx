import { searchLimit } from '../../domain/vocabulary/search-limit.ts';
import type { Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';

type SearchFieldProps = {
  id: string;
  label: Message;
  /** Says what can be searched for, in the page's language. */
  hint: string;
  text: string;
  onType: (text: string) => void;
  onSubmit: () => void;
};

/** Searches a list while typing, and immediately on Enter. */
export function SearchField({ id, label, hint, text, onType, onSubmit }: SearchFieldProps) {
  return (
    <search>
      <form
        className="filter-field"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <label htmlFor={id}>{say(label)}</label>
        <input
          id={id}
          className="form-control"
          type="search"
          name="text"
          // An empty field takes the direction of its hint, whose beginning would otherwise be cut on narrow screens.
          dir={text === '' ? undefined : 'auto'}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={searchLimit}
          placeholder={hint}
          value={text}
          onInput={({ currentTarget }) => onType(currentTarget.value)}
        />
      </form>
    </search>
  );
}
