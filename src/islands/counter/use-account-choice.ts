import { type KeyboardEvent, useState } from 'react';
import {
  $accounts,
  type Account,
  findAccounts,
  typeAccount,
} from '../../stores/counter/accounts.ts';

/** Whose account is chosen on a screen, and what choosing another does. */
export type AccountChoice = {
  /** Name of the chosen account; empty for none, or until it is known. */
  name: string;
  isChosen: boolean;
  /** Null to choose none. */
  onChoose: (account: Account | null) => void;
};

/** The state of the field that chooses an account: what is typed, whether its list is open, which option is active. */
export function useAccountChoice({ name, onChoose }: AccountChoice) {
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
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

  function enter(): void {
    const found = $accounts.get();
    const account = Array.isArray(found) ? (found[active] ?? (typed ? found[0] : undefined)) : null;
    if (account) pick(account);
  }

  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: enter,
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
