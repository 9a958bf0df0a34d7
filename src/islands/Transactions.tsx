import { useEffect, useState } from 'react';
import { $signedIn } from '../stores/shell/session.ts';
import { EntriesSkeleton } from '../ui/ledger/EntryTable.tsx';
import { useLive } from './base/use-live.ts';
import { type LabParts, StatementView } from './ledger/StatementView.tsx';

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
  const isLab = useLive($signedIn, null)?.user.role === 'SuperAdmin';
  return isLab ? <LabStatement /> : <StatementView />;
}
