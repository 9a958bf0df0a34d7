import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { counter } from '../../i18n/counter/counter.ts';
import { $accountName, followAccountName, noteAccount } from '../../stores/counter/accounts.ts';
import { $choice, choose } from '../../stores/orders/list-choice.ts';
import { AccountField } from './AccountField.tsx';

/** Filters the list by account. */
export function AccountFilter() {
  useEffect(followAccountName, []);
  const name = useStore($accountName);
  const isChosen = useStore($choice).account !== '';
  return (
    <AccountField
      name={name}
      isChosen={isChosen}
      none={counter.texts.allAccounts}
      onChoose={(account) => {
        if (account) noteAccount(account);
        choose({ account: account?.id ?? '' });
      }}
    />
  );
}
