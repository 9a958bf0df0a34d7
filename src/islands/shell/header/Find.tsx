import { type ReactNode, useEffect, useRef, useState } from 'react';
import { shell } from '../../../i18n/shell/shell.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { say } from '../../../ui/base/say.tsx';
import { lazy } from '../../base/lazy-code.ts';
import { withLazy } from '../../base/with-lazy.ts';
import type { FindDialog } from '../../find/FindDialog.tsx';
import { isFindKey } from './find-key.ts';

/** Imports nothing that is not here: what it would, every page had to name. */
const opening = lazy(() => import('../../find/open-find.tsx'));

const isModalOpen = () => document.querySelector('.modal, dialog[open]');

/** The dialog once it was fetched: opened again, it is there at once. */
let Known: typeof FindDialog | undefined;

/** After so long the early field is seen, ms: sooner, it would only flash. */
const patience = 150;

/** Takes what is typed while the dialog is fetched, so that no key acts on the page. */
let early: HTMLInputElement | null = null;

function holdFocus(field: HTMLInputElement | null): void {
  early = field;
  field?.focus();
}

/** Opens the field that finds everything, or by a question mark the keys of the screen. */
export function Find() {
  const [dialog, show] = useState<ReactNode>();
  /** How the early field is framed; none while the dialog is not on its way. */
  const [frame, setFrame] = useState('');
  /** What had the focus before the dialog was asked for; null unless it is on its way. */
  const opener = useRef<HTMLElement | null>(null);
  const close = () => show(null);

  /** Gives the focus back; returns what was typed, or undefined if the wait was over. */
  function leave(): string | undefined {
    const before = opener.current;
    opener.current = null;
    const typed = before ? (early?.value ?? '') : undefined;
    if (before && document.activeElement === early) before.focus();
    setFrame('');
    return typed;
  }

  function open(): void {
    if (opener.current || isModalOpen()) return;
    if (Known) {
      show(<Known part="find" onClose={close} />);
      return;
    }
    opener.current = document.activeElement as HTMLElement;
    setFrame('visually-hidden');
    setTimeout(() => opener.current && setFrame('popup'), patience);
    void withLazy(opening, ({ openFind }) =>
      openFind((View) => {
        Known = View;
        const typed = leave();
        if (typed !== undefined) show(<View part="find" typed={typed} onClose={close} />);
      }),
    ).then(leave);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once; what changes is in refs.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isFindKey(event)) {
        event.preventDefault();
        open();
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
        aria-busy={frame ? true : undefined}
        onClick={open}
      >
        <Icon name="search" />
        <span className="visually-hidden" id="find-label">
          {say(shell.texts.find)}
        </span>
      </button>
      {frame && (
        <div className={frame}>
          <input
            ref={holdFocus}
            className="form-control"
            aria-labelledby="find-label"
            aria-busy
            placeholder="…"
            dir="auto"
            onKeyDown={({ key }) => key === 'Escape' && leave()}
            // In another window the focus is expected back.
            onBlur={() => document.hasFocus() && leave()}
          />
        </div>
      )}
      {dialog}
    </>
  );
}
