import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { FoundRx } from '../../../../domain/rx-history/earlier-draft.ts';
import { searchLimit } from '../../../../domain/vocabulary/search-limit.ts';
import { countText } from '../../../../i18n/language/count-text.ts';
import { formatDayOf } from '../../../../i18n/language/format-date.ts';
import { fill, inBoth } from '../../../../i18n/language/message.ts';
import { rxHistory } from '../../../../i18n/rx-history/rx-history.ts';
import { $pricedFor } from '../../../../stores/caller/caller.ts';
import { contentOf, type RxForm } from '../../../../stores/rx/form.ts';
import {
  $rxHistory,
  findEarlier,
  forgetEarlier,
  typeCustomer,
} from '../../../../stores/rx-history/rx-history.ts';
import { say } from '../../../../ui/base/say.tsx';
import { useLive } from '../../../base/use-live.ts';
import { focusPending } from '../../form/focus.ts';
import { Comparison } from './Comparison.tsx';
import { EarlierList } from './EarlierList.tsx';

const { texts } = rxHistory;

/** The state of the search and the number of results. */
function SearchStatus() {
  const { state, found, searchedTo } = useLive($rxHistory, $rxHistory.get());
  const count = countText(found.length);
  return (
    <p role="status" className="rx-history-standing">
      {state !== 'done' && say(texts[state === 'notFound' ? 'failed' : state])}{' '}
      {found.length > 0 && say(fill(texts.found, { count }))}
      {state === 'done' && found.length === 0 && !searchedTo && say(texts.none)}{' '}
      {searchedTo &&
        say(fill(texts.searchedTo, { day: inBoth((locale) => formatDayOf(searchedTo, locale)) }))}
    </p>
  );
}

/** Enter searches immediately instead of moving to the form's next field. */
function searchOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  void findEarlier(event.currentTarget.value);
}

/** The prescriptions found, and the chosen one compared with the typed one. */
function Found({ form }: { form: RxForm }) {
  const { found } = useLive($rxHistory, $rxHistory.get());
  const [chosen, choose] = useState<FoundRx | null>(null);
  return (
    <>
      {found.length > 0 && <EarlierList found={found} chosen={chosen} onChoose={choose} />}
      {chosen && <Comparison form={form} earlier={chosen} />}
    </>
  );
}

function customerOf(form: RxForm): string {
  const { patient, reference } = contentOf(form);
  return (patient.trim() || reference).slice(0, searchLimit);
}

/**
 * Finds the customer's earlier prescriptions, compares them with the typed one, and orders second pairs of them. When
 * the lab chooses another account, it searches for the same text there.
 */
export function RxHistory({ form }: { form: RxForm }) {
  const account = useLive($pricedFor, $pricedFor.get());
  const [customer] = useState(() => customerOf(form));
  const field = useRef<HTMLInputElement>(null);
  useEffect(focusPending, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: searches again for each account.
  useEffect(() => {
    void findEarlier(field.current?.value ?? '');
    return forgetEarlier;
  }, [account]);
  return (
    <div className="rx-history">
      <div>
        <label className="form-label" htmlFor="rx-history-text">
          {say(texts.search)}
        </label>
        <input
          ref={field}
          id="rx-history-text"
          className="form-control"
          type="search"
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={searchLimit}
          defaultValue={customer}
          onInput={({ currentTarget }) => typeCustomer(currentTarget.value)}
          onKeyDown={searchOnEnter}
        />
      </div>
      <SearchStatus />
      <Found key={account} form={form} />
    </div>
  );
}
