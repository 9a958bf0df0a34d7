import type { ComponentType } from 'react';
import { useEffect } from 'react';
import type { LedgerEntry } from '../../domain/ledger/ledger-entry.ts';
import { wholeStatement } from '../../domain/ledger/statement-choice.ts';
import { instantText } from '../../i18n/calendar/instant-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { statement as words } from '../../i18n/ledger/statement.ts';
import {
  $nextReading,
  $statementAt,
  $statementReading,
  $statementSheet,
  $statementShown,
  followStatement,
  readNextEntries,
  readStatement,
} from '../../stores/ledger/statement.ts';
import {
  $statementChoice,
  $statementQuery,
  chooseStatement,
  statementPath,
} from '../../stores/ledger/statement-choice.ts';
import { Button } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/base/EmptyState.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import type { EntryAct } from '../../ui/ledger/entry-columns.tsx';
import { PeriodSums } from '../../ui/ledger/PeriodSums.tsx';
import { OrdersUnavailable } from '../../ui/orders/OrdersUnavailable.tsx';
import { More } from '../../ui/table/More.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLazy } from '../base/use-lazy.ts';
import { useLive } from '../base/use-live.ts';
import { Dues } from './Dues.tsx';
import { Entries } from './Entries.tsx';
import { Papers } from './Papers.tsx';
import { StatementFilters } from './StatementFilters.tsx';

const { texts } = words;
const again = () => void readStatement();

/** How payments were made. Only for shops, because the lab's parts contain it. */
const paid = lazy(async () => (await import('../../ui/ledger/Paid.tsx')).Paid);

/** Parts that only the lab's screen has. Their code loads only for the lab. */
export type LabParts = { Account: ComponentType; Desk: ComponentType; Act: EntryAct };

function NothingHere({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) {
    return <EmptyState picture="parcel" title={texts.empty} text={texts.emptyHint} />;
  }
  return (
    <EmptyState picture="chart" title={texts.none} text={texts.noneHint}>
      <Button text={texts.clear} onClick={() => chooseStatement({ from: '', to: '', kind: '' })} />
    </EmptyState>
  );
}

/** Says that older or newer entries could not be loaded. The entries on screen stay. */
function Stale({ onRetry }: { onRetry: () => void }) {
  const at = useLive($statementAt, null) ?? 0;
  return (
    <div className="stale-notice" role="status">
      <Icon name="cloud-slash" />
      <span>{say(fill(texts.stale, { at: instantText(at) }))}</span>
      <Button look="link" text={texts.again} onClick={onRetry} />
    </div>
  );
}

function NextEntries() {
  const outcome = useLive($nextReading, 'done');
  const next = () => void readNextEntries();
  if (outcome === 'offline' || outcome === 'failed') return <Stale onRetry={next} />;
  return (
    <p className="orders-more">
      <More text={texts.more} isReading={outcome === 'reading'} onPress={next} />
    </p>
  );
}

/** The extra content of each row. It loads before the rows, which would grow if it came later. */
function useAct(lab: LabParts | undefined, entries: readonly LedgerEntry[] = []) {
  const isPaid = !lab && entries.some(({ payment }) => payment);
  const { part, hasFailed } = useLazy(paid, isPaid);
  return { Act: lab?.Act ?? part?.It, isWaiting: isPaid && !part && !hasFailed };
}

function Body({ lab }: { lab: LabParts | undefined }) {
  const known = useLive($statementSheet, null);
  const choice = useLive($statementChoice, wholeStatement);
  const outcome = useLive($statementReading, 'reading');
  const isCurrent = useLive($statementShown, '') === useLive($statementQuery, '');
  const hasProblem = outcome === 'offline' || outcome === 'failed';
  const { Act, isWaiting } = useAct(lab, known?.entries);
  if (!known || isWaiting || (!isCurrent && outcome !== 'reading')) {
    if (outcome === 'reading' || outcome === 'done') return <Entries rows={null} />;
    return (
      <OrdersUnavailable of="page" why={outcome} here={statementPath(choice)} onRetry={again} />
    );
  }
  const isFiltered = Boolean(choice.from || choice.to || choice.kind);
  return (
    <div
      aria-busy={!isCurrent}
      className={isCurrent ? 'statement-body' : 'statement-body outdated'}
    >
      <PeriodSums period={known.period} />
      {choice.kind !== '' && <p className="statement-note">{say(texts.sumsOfAll)}</p>}
      {known.entries.length === 0 ? (
        <NothingHere isFiltered={isFiltered} />
      ) : (
        <>
          <Papers account={lab && known.account.id} />
          <Entries rows={known.entries} account={lab && known.account.id} Act={Act} />
        </>
      )}
      {known.next && <NextEntries />}
      {hasProblem && <Stale onRetry={again} />}
    </div>
  );
}

/** The statement with its filters. The lab chooses an account first. */
export function StatementView({ lab }: { lab?: LabParts }) {
  useEffect(followStatement, []);
  const choice = useLive($statementChoice, wholeStatement);
  const outcome = useLive($statementReading, 'reading');
  if (outcome === 'signedOut') {
    return (
      <OrdersUnavailable of="page" why={outcome} here={statementPath(choice)} onRetry={again} />
    );
  }
  const isChosen = !lab || choice.account !== '';
  return (
    <div className="statement">
      <StatementFilters>{lab && <lab.Account />}</StatementFilters>
      {!isChosen && (
        <EmptyState picture="key" title={words.texts.title} text={texts.chooseAccount} />
      )}
      {isChosen && lab && <lab.Desk />}
      {isChosen && <Dues account={lab ? choice.account : ''} />}
      {isChosen && <Body lab={lab} />}
    </div>
  );
}
