import { useEffect, useState } from 'react';
import { statement } from '../i18n/ledger/statement.ts';
import { $signedIn } from '../stores/shell/session.ts';
import { EntriesSkeleton } from '../ui/ledger/EntryTable.tsx';
import { EmptyState } from '../ui/orders/EmptyState.tsx';
import { useLive } from './base/use-live.ts';
import { type LabParts, StatementView } from './ledger/StatementView.tsx';

const { texts } = statement;

/** What the lab's screen adds, fetched for the lab alone; without it there is nothing to choose an account with. */
function LabStatement() {
  const [lab, setLab] = useState<LabParts | null>(null);
  useEffect(() => {
    let isOver = false;
    import('./ledger/lab/lab-parts.tsx').then(
      ({ labParts }) => !isOver && setLab(labParts),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, []);
  return lab ? <StatementView lab={lab} /> : <EntriesSkeleton />;
}

/** What the account owes and how it came about; the lab reads every account's and enters payments. */
export function Transactions() {
  const user = useLive($signedIn, null)?.user;
  const isLab = user?.role === 'SuperAdmin';
  if (!isLab && user?.accountRole === 'Staff') {
    return <EmptyState picture="chart" title={texts.forOwners} text={texts.forOwnersHint} />;
  }
  return isLab ? <LabStatement /> : <StatementView />;
}
