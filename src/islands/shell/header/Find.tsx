import { type ReactNode, useEffect, useState } from 'react';
import { shell } from '../../../i18n/shell/shell.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { say } from '../../../ui/base/say.tsx';
import { lazy } from '../../base/lazy-code.ts';
import { withLazy } from '../../base/with-lazy.ts';
import { isFindKey } from './find-key.ts';

/** Imports nothing that is not here: what it would, every page had to name. */
const opening = lazy(() => import('../../find/open-find.tsx'));

const isModalOpen = () => document.querySelector('.modal, dialog[open]');

/** After so long the early field is seen, ms: sooner, it would only flash. */
const patience = 150;

/** Takes what is typed while the dialog is fetched, so that no key acts on the page. */
let early: HTMLInputElement | null = null;

function holdFocus(field: HTMLInputElement | null): void {
  early = field;
  field?.focus();
}

/** What had the focus before the dialog was asked for; null unless it is on its way. */
let opener: HTMLElement | null = null;

/** Opens the field that finds everything, or by a question mark the keys of the screen. */
export function Find() {
  const [dialog, show] = useState<ReactNode>();
  /** How the early field is framed; none while the dialog is not on its way. */
  const [frame, setFrame] = useState('');
  const close = () => show(null);

  function leave(): void {
    opener = null;
    setFrame('');
  }

  function giveBack(): void {
    opener?.focus();
    leave();
  }

  function open(): void {
    if (opener || isModalOpen()) return;
    opener = document.activeElement as HTMLElement;
    setFrame('visually-hidden');
    setTimeout(() => opener && setFrame('popup'), patience);
    void withLazy(opening, ({ openFind }) =>
      openFind((View) => {
        if (opener) show(<View part="find" typed={early?.value} onClose={close} />);
        giveBack();
      }),
    ).then(giveBack);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once; what changes is outside.
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
            onKeyDown={({ key }) => key === 'Escape' && giveBack()}
            // In another window the focus is expected back.
            onBlur={() => document.hasFocus() && leave()}
          />
        </div>
      )}
      {dialog}
    </>
  );
}
