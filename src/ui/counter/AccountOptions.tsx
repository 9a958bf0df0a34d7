import { counter } from '../../i18n/counter/counter.ts';
import { say } from '../base/say.tsx';

type Account = { id: string; name: string };

type OptionsProps = {
  /** Id of the field; the options' ids begin with it. */
  id: string;
  found: readonly Account[] | 'failed' | null;
  /** Index of the option that Enter chooses; -1 for none. */
  active: number;
  onChoose: (account: Account) => void;
};

const notes = { failed: counter.texts.accountsFailed, none: counter.texts.noAccount } as const;

/** The accounts to choose from, or why there are none. */
export function AccountOptions({ id, found, active, onChoose }: OptionsProps) {
  if (found === null) return null;
  if (found === 'failed' || found.length === 0) {
    return (
      <p className="account-options" role="status">
        {say(notes[found === 'failed' ? 'failed' : 'none'])}
      </p>
    );
  }
  return (
    <div className="account-options" role="listbox" id={`${id}-list`}>
      {found.map((account, place) => (
        <div
          key={account.id}
          role="option"
          tabIndex={-1}
          id={`${id}-${place}`}
          aria-selected={place === active}
          // On mousedown, because the list closes when the field loses the focus.
          onMouseDown={(event) => {
            event.preventDefault();
            onChoose(account);
          }}
        >
          <bdi>{account.name}</bdi>
        </div>
      ))}
    </div>
  );
}
