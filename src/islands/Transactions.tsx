import { statement } from '../i18n/ledger/statement.ts';
import { $signedIn } from '../stores/shell/session.ts';
import { EmptyState } from '../ui/base/EmptyState.tsx';
import { NotLoaded } from './base/Lazy.tsx';
import { lazy } from './base/lazy-code.ts';
import { useLazy } from './base/use-lazy.ts';
import { useLive } from './base/use-live.ts';
import { Entries } from './ledger/Entries.tsx';
import { StatementView } from './ledger/StatementView.tsx';

const { texts } = statement;
const labParts = lazy(async () => (await import('./ledger/lab/lab-parts.tsx')).labParts);

/** The lab's part of the screen, loaded only for the lab. Without it, the lab cannot choose an account. */
function LabStatement() {
  const { part, hasFailed, retry } = useLazy(labParts);
  if (part) return <StatementView lab={part.It} />;
  return hasFailed ? <NotLoaded onRetry={retry} frame="surface" /> : <Entries rows={null} />;
}

/** The account's balance and its history. The lab can read those of every account and enter payments. */
export function Transactions() {
  const user = useLive($signedIn, null)?.user;
  const isLab = user?.role === 'SuperAdmin';
  if (!isLab && user?.accountRole === 'Staff') {
    return <EmptyState picture="chart" title={texts.forOwners} text={texts.forOwnersHint} />;
  }
  return isLab ? <LabStatement /> : <StatementView />;
}
