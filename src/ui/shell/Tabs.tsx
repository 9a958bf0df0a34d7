import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';
import { tabForKey } from './tab-keys.ts';

type Tab = { label: Message; content: ReactNode };

/** Tabs with one visible panel. Arrow keys, Home and End move between tabs. */
export function Tabs({ tabs }: { tabs: readonly Tab[] }) {
  const id = useId();
  const [chosen, choose] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  function onKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const direction = document.documentElement.dir === 'ltr' ? 'ltr' : 'rtl';
    const next = tabForKey(event.key, { chosen, count: tabs.length, direction });
    if (next === null) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <>
      <div className="tabs" role="tablist" ref={list} onKeyDown={onKey}>
        {tabs.map(({ label }, index) => (
          <button
            key={label[1]}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => choose(index)}
          >
            {say(label)}
          </button>
        ))}
      </div>
      {tabs.map(({ label, content }, index) => (
        <div
          key={label[1]}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== chosen}
        >
          {content}
        </div>
      ))}
    </>
  );
}
