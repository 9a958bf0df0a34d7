import { type KeyboardEvent, useRef, useState } from 'react';
import {
  $accounts,
  type Account,
  findAccounts,
  typeAccount,
} from '../../stores/counter/accounts.ts';

/** The account chosen on a screen, and the callback that changes it. */
export type AccountChoice = {
  /** Name of the chosen account; empty if there is none or its name isn't loaded yet. */
  name: string;
  isChosen: boolean;
  /** Called with null to clear the choice. */
  onChoose: (account: Account | null) => void;
};

/** State of the account field: the typed text, whether the list is open, and the active option. */
export function useAccountChoice({ name, onChoose }: AccountChoice) {
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const latest = useRef(typed);
  latest.current = typed;
  const isOpen = typed !== null;

  function close(): void {
    setTyped(null);
    setActive(-1);
  }

  function open(): void {
    if (isOpen) return;
    setTyped('');
    void findAccounts('');
  }

  function type(text: string): void {
    setTyped(text);
    setActive(-1);
    typeAccount(text);
  }

  function pick(account: Account): void {
    onChoose(account);
    close();
  }

  function step(by: 1 | -1): void {
    const found = $accounts.get();
    if (!isOpen) open();
    else if (Array.isArray(found)) {
      setActive((active + by + found.length + (active < 0 && by < 0 ? 1 : 0)) % found.length);
    }
  }

  /** Chooses the active account, or else the first that the typed text finds. */
  async function enter(): Promise<void> {
    if (typed && $accounts.get() === null) await findAccounts(typed);
    const found = $accounts.get();
    if (latest.current !== typed || !Array.isArray(found)) return;
    const account = found[active] ?? (typed ? found[0] : undefined);
    if (account) pick(account);
  }

  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => void enter(),
    Escape: close,
  };

  return {
    text: typed ?? name,
    isOpen,
    active,
    open,
    type,
    choose: pick,
    leave: close,
    clear: () => onChoose(null),
    press: (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
  };
}
