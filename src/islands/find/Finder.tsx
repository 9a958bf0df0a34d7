import { navigate } from 'astro:transitions/client';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { searchLimit } from '../../domain/vocabulary/search-limit.ts';
import { find } from '../../i18n/find/find.ts';
import { withCount } from '../../i18n/language/count-text.ts';
import type { Message } from '../../i18n/language/message.ts';
import { $reach, countFound, type Entry, openFind } from '../../stores/find/find.ts';
import { $isLoggedIn } from '../../stores/shell/session.ts';
import { say } from '../../ui/base/say.tsx';
import { FindList, optionId } from '../../ui/find/FindList.tsx';
import { useMessages } from '../base/use-messages.ts';
import { useFind } from './use-find.ts';

const { texts } = find;

type FinderProps = {
  /** Text typed before the field was rendered. */
  typed: string;
  onClose: () => void;
  /** Shows the screen's keyboard shortcuts instead. */
  onKeys: () => void;
};

/** Number of results, and which data was searched. */
function useNotes(count: number): readonly Message[] {
  const reach = useStore($reach);
  const { offline, failed, searching } = texts;
  const found = count > 0 ? withCount(texts.found, count) : texts.none;
  if (reach === 'reading') return count > 0 ? [found, searching] : [searching];
  if (reach === 'offline' || reach === 'failed') return [found, { offline, failed }[reach]];
  return [found];
}

/** The global search field and its results. The field keeps the focus. */
export function Finder({ typed, onClose, onKeys }: FinderProps) {
  const id = useId();
  const words = useMessages(find);
  const isLoggedIn = useStore($isLoggedIn);
  const field = useRef<HTMLInputElement>(null);
  // Runs before the first frame, so that the field appears with the focus and suggestions.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the text typed before it opened.
  useLayoutEffect(() => {
    field.current?.focus();
    return openFind(typed);
  }, []);
  const choose = ({ act }: Entry) => {
    if (act === 'keys') return onKeys();
    onClose();
    if ('run' in act) act.run();
    else void navigate(act.path);
  };
  const { text, device, server, active, isMoved, type, press } = useFind(choose);
  const activeId = active && optionId(id, active);
  const wasMoved = useRef(false);
  useEffect(() => {
    // The first result is already visible unless the keys have moved. Scrolling would cost a layout at each letter.
    if (activeId && (isMoved || wasMoved.current)) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    }
    wasMoved.current = isMoved;
  }, [activeId, isMoved]);
  const notes = useNotes(countFound({ device, server }));
  return (
    <search className="find">
      <input
        ref={field}
        className="form-control"
        role="combobox"
        name="find"
        aria-label={words.title}
        aria-expanded={active !== undefined}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        dir={text === '' ? undefined : 'auto'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={searchLimit}
        placeholder={isLoggedIn ? words.hint : words.hintVisitor}
        value={text}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={press}
      />
      <FindList {...{ id, device, server, active }} label={words.title} onChoose={choose} />
      <p className="find-notes" role="status">
        {notes.map((note) => (
          <span key={note[1]}>{say(note)}</span>
        ))}
      </p>
    </search>
  );
}
