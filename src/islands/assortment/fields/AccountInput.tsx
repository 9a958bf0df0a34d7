import { useWatch } from 'react-hook-form';
import { readNamedAccount, writeNamedAccount } from '../../../domain/assortment/named-account.ts';
import { itemForm } from '../../../i18n/assortment/item-form.ts';
import { AccountField } from '../../counter/AccountField.tsx';
import { useItem } from './use-field.ts';

/** Finds an account as the user types. Empty means every account. */
export function AccountInput({ name }: { name: string }) {
  const { setValue } = useItem();
  const typed: unknown = useWatch({ name });
  const chosen = typeof typed === 'string' ? readNamedAccount(typed) : null;
  return (
    <AccountField
      name={chosen?.name ?? ''}
      isChosen={chosen !== null}
      none={itemForm.texts.everyAccount}
      clearing={itemForm.texts.everyAccount}
      onChoose={(account) =>
        setValue(name, account ? writeNamedAccount(account) : '', { shouldDirty: true })
      }
    />
  );
}
