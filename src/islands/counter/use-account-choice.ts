import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useState } from 'react';
import {
  $accountName,
  $accounts,
  type Account,
  findAccounts,
  noteAccount,
  typeAccount,
} from '../../stores/counter/accounts.ts';
import { $choice, choose } from '../../stores/orders/list-choice.ts';

/** The state of the field that chooses an account: what is typed, whether its list is open, which option is active. */
export function useAccountChoice() {
  const name = useStore($accountName);
  const isChosen = useStore($choice).account !== '';
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
    noteAccount(account);
    choose({ account: account.id });
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
    $found: $accounts,
    text: typed ?? name,
    isOpen,
    isChosen,
    active,
    open,
    type,
    choose: pick,
    leave: close,
    clear: () => choose({ account: '' }),
    press: (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
  };
}
