import { useEffect, useState } from 'react';
import { account as words } from '../../i18n/accounts/accounts.ts';
import { $account, $accountReading, openAccount } from '../../stores/accounts/account.ts';
import { $signedIn } from '../../stores/shell/session.ts';
import { EmptyState } from '../../ui/base/EmptyState.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';
import { LabDialog } from '../lab-parts/LabDialog.tsx';
import { PeopleDesk } from '../people/PeopleDesk.tsx';
import { AccountForm } from './AccountForm.tsx';
import { OrderFor } from './OrderFor.tsx';
import { RemoveFactors } from './RemoveFactors.tsx';
import { Suspension } from './Suspension.tsx';

const { texts } = words;

/** One account: its people, what the lab sets for it, and its suspension. */
export function AccountDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    void openAccount(id).then(() => setOpened(true));
  }, [id]);
  const account = useLive($account, null);
  const own = useLive($signedIn, null)?.account.id;
  const reading = useLive($accountReading, 'reading');
  const isUnread = isOpened && !account && reading !== 'reading' && reading !== 'done';
  return (
    <LabDialog
      title={account ? [account.name, account.name] : words.texts.loading}
      isWide
      onClose={onClose}
    >
      {isUnread && <EmptyState picture="unplugged" title={texts.unread} text={texts.unreadHint} />}
      {account?.id === id && (
        <div className="accounts-parts">
          <OrderFor account={account} />
          <PeopleDesk
            account={id}
            more={(person) => id !== own && <RemoveFactors account={id} person={person} />}
          />
          <AccountForm key={id} account={account} />
          <Suspension account={account} />
        </div>
      )}
      <p className="event-buttons">
        <button type="button" className="btn btn-outline-primary" onClick={onClose}>
          {say(texts.close)}
        </button>
      </p>
    </LabDialog>
  );
}
