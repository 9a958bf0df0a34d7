import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { counter } from '../../i18n/counter/counter.ts';
import { type Message, pick } from '../../i18n/language/message.ts';
import { $accounts } from '../../stores/counter/accounts.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { AccountOptions } from '../../ui/counter/AccountOptions.tsx';
import { useLive } from '../base/use-live.ts';
import { useMessages } from '../base/use-messages.ts';
import { type AccountChoice, useAccountChoice } from './use-account-choice.ts';

const { texts } = counter;

type FieldProps = AccountChoice & {
  /** Shown while no account is chosen. */
  none: Message;
  /** Label for clearing the choice, if that does anything but show all accounts. */
  clearing?: Message;
  /** Id of the choice's error message. */
  problem?: string | undefined;
};

/** A field that finds accounts as the user types. */
export function AccountField({ none, clearing, problem, ...chosen }: FieldProps) {
  const id = useId();
  const words = useMessages(counter);
  const locale = useLive($locale, 'fa');
  const choice = useAccountChoice(chosen);
  const found = useStore($accounts);
  const { isOpen, active } = choice;
  return (
    <div className="filter-field account-filter">
      <label htmlFor={id}>{say(texts.account)}</label>
      <input
        id={id}
        className="form-control"
        role="combobox"
        name="account"
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem}
        // Without text, a browser may take “auto” for left to right and put the hint at the wrong end.
        dir={choice.text === '' ? undefined : 'auto'}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        placeholder={pick(none, locale)}
        value={choice.text}
        onClick={choice.open}
        onBlur={choice.leave}
        onInput={({ currentTarget }) => choice.type(currentTarget.value)}
        onKeyDown={choice.press}
      />
      {chosen.isChosen && (
        <button
          type="button"
          className="account-clear"
          aria-label={clearing ? pick(clearing, locale) : words.everyAccount}
          onClick={choice.clear}
        >
          <Icon name="x-lg" />
        </button>
      )}
      {isOpen && <AccountOptions {...{ id, found, active }} onChoose={choice.choose} />}
    </div>
  );
}
