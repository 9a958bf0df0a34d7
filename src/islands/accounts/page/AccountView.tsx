import type { Account } from '../../../stores/accounts/account.ts';
import type { AccountParts } from '../../../stores/accounts/account-page.ts';
import { $signedIn } from '../../../stores/shell/session.ts';
import { useLive } from '../../base/use-live.ts';
import { Notes } from '../../order/lab/Notes.tsx';
import { PeopleDesk } from '../../people/PeopleDesk.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { OrderFor } from '../OrderFor.tsx';
import { RemoveFactors } from '../RemoveFactors.tsx';
import { Suspension } from '../Suspension.tsx';
import { EntriesCard } from './EntriesCard.tsx';
import { LatestCard, WaitingCard } from './OrderCards.tsx';
import { Prices } from './Prices.tsx';
import { Standing } from './Standing.tsx';
import { Summary } from './Summary.tsx';

type ViewProps = { account: Account; parts: AccountParts };

/** Everything the lab can see and do on an account. */
export function AccountView({ account, parts }: ViewProps) {
  const own = useLive($signedIn, null)?.account.id;
  const { id, tier } = account;
  const isOwn = id === own;
  return (
    <div className="account-page">
      <Summary account={account} isOwn={isOwn} />
      {!isOwn && <Standing account={id} standing={parts.standing} />}
      <div className="account-main">
        {!isOwn && (
          <>
            <WaitingCard account={id} known={parts.waiting} />
            <LatestCard account={id} known={parts.latest} />
            <EntriesCard account={id} entries={parts.entries} />
          </>
        )}
        <div className="surface">
          <PeopleDesk
            account={id}
            more={(person) => !isOwn && <RemoveFactors account={id} person={person} />}
          />
        </div>
      </div>
      <div className="account-beside">
        <OrderFor account={account} />
        <Notes about={{ id }} />
        {!isOwn && <Prices key={tier} tier={tier} />}
      </div>
      <AccountForm key={id} account={account} />
      <Suspension account={account} />
    </div>
  );
}
