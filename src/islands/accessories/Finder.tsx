import { useEffect, useRef } from 'react';
import { searchLimit } from '../../domain/vocabulary/search-limit.ts';
import { accessories } from '../../i18n/accessories/accessories.ts';
import { $searched, prepareSearch, searchFor } from '../../stores/accessories/shown.ts';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';
import { useMessages } from '../base/use-messages.ts';
import { RecentOpener } from './RecentOpener.tsx';

/** Search-as-you-type, and the button that lists recent orders to order again. */
export function Finder() {
  const text = useLive($searched, '');
  const { searchHint } = useMessages(accessories);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Text typed before the script loaded, or a link with a search in it.
    const early = field.current?.value || new URLSearchParams(location.search).get('text');
    searchFor(early ?? '');
    return () => searchFor('');
  }, []);
  return (
    <search className="surface accessories-finder">
      <div>
        <label className="form-label" htmlFor="accessories-search">
          {say(accessories.texts.search)}
        </label>
        <input
          ref={field}
          id="accessories-search"
          className="form-control"
          type="search"
          name="search"
          dir={text === '' ? undefined : 'auto'}
          enterKeyHint="search"
          maxLength={searchLimit}
          placeholder={searchHint}
          value={text}
          onFocus={prepareSearch}
          onInput={({ currentTarget }) => searchFor(currentTarget.value)}
        />
      </div>
      <RecentOpener />
    </search>
  );
}
