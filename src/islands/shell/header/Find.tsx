import { type ReactNode, useEffect, useState } from 'react';
import { shell } from '../../../i18n/shell/shell.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { say } from '../../../ui/base/say.tsx';
import { lazy } from '../../base/lazy-code.ts';
import { withLazy } from '../../base/with-lazy.ts';
import { isFindKey } from './find-key.ts';

/** Imports nothing that is not here: what it would, every page had to name. */
const opening = lazy(() => import('../../find/open-find.tsx'));

const open = (pressed: KeyboardEvent | null, show: (dialog: ReactNode) => void) =>
  void withLazy(opening, ({ openFind }) => openFind(pressed, show));

/** Opens the field that finds everything, or by a question mark the keys of the screen. */
export function Find() {
  const [dialog, show] = useState<ReactNode>();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isFind = isFindKey(event);
      if (isFind) event.preventDefault();
      if (isFind || /[?\u061f]/.test(event.key)) open(event, show);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button type="button" className="header-button" onClick={() => open(null, show)}>
        <Icon name="search" />
        <span className="visually-hidden">{say(shell.texts.find)}</span>
      </button>
      {dialog}
    </>
  );
}
