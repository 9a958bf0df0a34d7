import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { Text } from '../base/Text.tsx';

type Tab = { label: Message; content: ReactNode };

/** Tabs with one visible panel; arrow keys move between tabs. */
export function Tabs({ tabs }: { tabs: readonly Tab[] }) {
  const id = useId();
  const [chosen, choose] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const isForward = (event.key === 'ArrowRight') === (document.documentElement.dir === 'ltr');
    const next = (chosen + (isForward ? 1 : tabs.length - 1)) % tabs.length;
    choose(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <>
      <div className="tabs" role="tablist" ref={list} onKeyDown={onKey}>
        {tabs.map(({ label }, place) => (
          <button
            key={label[1]}
            type="button"
            role="tab"
            id={`${id}-tab-${place}`}
            aria-controls={`${id}-panel-${place}`}
            aria-selected={place === chosen}
            tabIndex={place === chosen ? 0 : -1}
            onClick={() => choose(place)}
          >
            <Text of={label} />
          </button>
        ))}
      </div>
      {tabs.map(({ label, content }, place) => (
        <div
          key={label[1]}
          role="tabpanel"
          id={`${id}-panel-${place}`}
          aria-labelledby={`${id}-tab-${place}`}
          hidden={place !== chosen}
        >
          {content}
        </div>
      ))}
    </>
  );
}
