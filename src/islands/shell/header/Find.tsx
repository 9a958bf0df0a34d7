import { type ReactNode, useEffect, useRef, useState } from 'react';
import { shell } from '../../../i18n/shell/shell.ts';
import { savesData } from '../../../stores/browser-support/save-data.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { say } from '../../../ui/base/say.tsx';
import { lazy } from '../../base/lazy-code.ts';
import { withLazy } from '../../base/with-lazy.ts';
import { EarlyField } from './EarlyField.tsx';
import { isFindKey } from './find-key.ts';

/** Imports nothing that is not here: what it would, every page had to name. */
const opening = lazy(() => import('../../find/open-find.tsx'));

/** Fetches the dialog for a pointer or the focus on its button. */
function prefetch(): void {
  if (savesData()) return;
  opening
    .fetch()
    .then(({ findDialog }) => findDialog.fetch())
    .catch(() => {});
}

const isModalOpen = () => document.querySelector('.modal, dialog[open]') !== null;

/** Opens the field that finds everything, or by a question mark the keys of the screen. */
export function Find() {
  const [dialog, show] = useState<ReactNode>();
  const [isComing, setComing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  /** What had the focus before the dialog was asked for; null unless it is on its way. */
  const opener = useRef<Element | null>(null);
  const close = () => show(null);

  /** Gives the focus back; returns what was typed, or null if the wait was over. */
  function leave(): string | null {
    const before = opener.current;
    if (!before) return null;
    opener.current = null;
    setComing(false);
    const typed = field.current?.value ?? '';
    if (before instanceof HTMLElement && document.activeElement === field.current) before.focus();
    return typed;
  }

  async function open(): Promise<void> {
    if (opener.current || isModalOpen()) return;
    opener.current = document.activeElement;
    setComing(true);
    await withLazy(opening, ({ openFind }) =>
      openFind((View) => {
        const typed = leave();
        if (typed !== null) show(<View part="find" typed={typed} onClose={close} />);
      }),
    );
    leave();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once; all that changes is in refs.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isFindKey(event)) {
        event.preventDefault();
        void open();
      } else if (/[?\u061f]/.test(event.key) && !isModalOpen()) {
        void withLazy(opening, ({ openKeys }) =>
          openKeys(event, (View) => show(<View part="keys" onClose={close} />)),
        );
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        className="header-button"
        aria-busy={isComing}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => void open()}
      >
        <Icon name="search" />
        <span className="visually-hidden">{say(shell.texts.find)}</span>
      </button>
      {isComing && <EarlyField field={field} onLeave={leave} />}
      {dialog}
    </>
  );
}
