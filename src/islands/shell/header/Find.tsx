import { type ReactNode, useEffect, useState } from 'react';
import { shell } from '../../../i18n/shell/shell.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { say } from '../../../ui/base/say.tsx';
import { lazy } from '../../base/lazy-code.ts';
import { withLazy } from '../../base/with-lazy.ts';
import { isFindKey } from './find-key.ts';

/** Imports only modules already loaded here, because every page would have to list any others as dependencies. */
const opening = lazy(() => import('../../find/open-find.tsx'));

const isModalOpen = () => document.querySelector('.modal, dialog[open]');

/** Delay before the early field is visible, ms, so that a fast load doesn't make it flash. */
const showDelay = 150;

/** Takes the keys typed while the dialog loads, so that they don't act on the page. */
let early: HTMLInputElement | null = null;

function holdFocus(field: HTMLInputElement | null): void {
  early = field;
  field?.focus();
}

/** The element that had the focus before the dialog was requested; null unless the dialog is loading. */
let opener: HTMLElement | null = null;

/** Opens the global search or, on a question mark, the screen's keyboard shortcuts. */
export function Find() {
  const [dialog, show] = useState<ReactNode>();
  /** Class of the early field's frame; empty unless the dialog is loading. */
  const [frame, setFrame] = useState('');
  const close = () => show(null);

  function leave(): void {
    opener = null;
    setFrame('');
  }

  function returnFocus(): void {
    opener?.focus();
    leave();
  }

  function open(): void {
    if (opener || isModalOpen()) return;
    opener = document.activeElement as HTMLElement;
    setFrame('visually-hidden');
    setTimeout(() => opener && setFrame('popup'), showDelay);
    void withLazy(opening, ({ openFind }) =>
      openFind((View) => {
        if (opener) show(<View part="find" typed={early?.value} onClose={close} />);
        returnFocus();
      }),
    ).then(returnFocus);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once; all changing state is outside the component.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isFindKey(event)) {
        event.preventDefault();
        open();
      } else if (/[?\u061f]/.test(event.key) && !isModalOpen()) {
        void withLazy(opening, ({ openKeys }) =>
          openKeys(event, (View) => show(<View part="keys" onClose={close} />)),
        );
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button type="button" className="header-button" onClick={open}>
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
            onKeyDown={({ key }) => key === 'Escape' && returnFocus()}
            // If the whole window lost the focus, the field will get it back.
            onBlur={() => document.hasFocus() && leave()}
          />
        </div>
      )}
      {dialog}
    </>
  );
}
