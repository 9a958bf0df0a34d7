import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import { counter } from '../../i18n/counter/counter.ts';
import { followAccountName } from '../../stores/counter/accounts.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { AccountOptions } from '../../ui/counter/AccountOptions.tsx';
import { useMessages } from '../base/use-messages.ts';
import { useAccountChoice } from './use-account-choice.ts';

const { texts } = counter;

/** Whose orders the list shows: a field that finds accounts as one types. */
export function AccountFilter() {
  useEffect(followAccountName, []);
  const id = useId();
  const words = useMessages(counter);
  const choice = useAccountChoice();
  const found = useStore(choice.$found);
  const { isOpen, active } = choice;
  return (
    <div className="filter-field account-filter">
      <label htmlFor={id}>
        <Text of={texts.account} />
      </label>
      <input
        id={id}
        className="form-control"
        role="combobox"
        name="account"
        autoComplete="off"
        dir="auto"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        placeholder={words.allAccounts}
        value={choice.text}
        onClick={choice.open}
        onBlur={choice.leave}
        onInput={({ currentTarget }) => choice.type(currentTarget.value)}
        onKeyDown={choice.press}
      />
      {choice.isChosen && (
        <button
          type="button"
          className="account-clear"
          aria-label={words.everyAccount}
          onClick={choice.clear}
        >
          <Icon name="x-lg" />
        </button>
      )}
      {isOpen && <AccountOptions {...{ id, found, active }} onChoose={choice.choose} />}
    </div>
  );
}
