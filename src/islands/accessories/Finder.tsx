import { useEffect, useRef } from 'react';
import { searchLimit } from '../../domain/vocabulary/limits.ts';
import { accessories } from '../../i18n/accessories/accessories.ts';
import { inBoth } from '../../i18n/language/message.ts';
import { $accessories } from '../../stores/accessories/accessories-list.ts';
import { $choice, choose, everything, prepareSearch } from '../../stores/accessories/shown.ts';
import { Choices } from '../../ui/base/Choices.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';
import { useMessages } from '../base/use-messages.ts';

const { texts } = accessories;
const none: readonly [] = [];

/** Search as one types, and the choice of a category. */
export function Finder() {
  const { text, category } = useLive($choice, everything);
  const categories = useLive($accessories, null)?.categories ?? none;
  const { searchHint } = useMessages(accessories);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Typed before the script loaded, or found elsewhere.
    const early = field.current?.value || new URLSearchParams(location.search).get('text');
    choose({ text: early ?? '' });
    return () => choose(everything);
  }, []);
  const options = categories.map(({ id, name }) => {
    return { value: id, label: inBoth((locale) => name[locale]) };
  });
  return (
    <search className="surface accessories-finder">
      <div>
        <label className="form-label" htmlFor="accessories-search">
          {say(texts.search)}
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
          onInput={({ currentTarget }) => choose({ text: currentTarget.value })}
        />
      </div>
      <div className="accessories-categories">
        <Choices
          legend={texts.category}
          options={[{ value: '', label: texts.all }, ...options]}
          chosen={category}
          onChoose={(chosen) => choose({ category: chosen })}
        />
      </div>
    </search>
  );
}
