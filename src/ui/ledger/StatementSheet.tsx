import type { LedgerEntry } from '../../domain/ledger/ledger-entry.ts';
import { instantText } from '../../i18n/calendar/instant-text.ts';
import { dayText } from '../../i18n/language/day-text.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { statement } from '../../i18n/ledger/statement.ts';
import { shell } from '../../i18n/shell/shell.ts';
import { say } from '../base/say.tsx';
import { Table } from '../table/Table.tsx';
import { entryId, ownEntryColumns } from './entry-columns.tsx';
import { type Period, PeriodSums } from './PeriodSums.tsx';

const { texts } = statement;

type SheetProps = {
  answer: { account: { name: string }; entries: readonly LedgerEntry[]; period: Period };
  /** First and last day, `2026-11-22`; empty for no bound. */
  from: string;
  to: string;
  /** Milliseconds since 1970. */
  printedAt: number;
};

function periodWords(from: string, to: string): Message {
  if (from && to) return fill(texts.periodFromTo, { from: dayText(from), to: dayText(to) });
  if (from) return fill(texts.periodFrom, { from: dayText(from) });
  return to ? fill(texts.periodTo, { to: dayText(to) }) : texts.periodAll;
}

/** The statement on A4 sheets, oldest entry first; only for printing. */
export function StatementSheet({ answer, from, to, printedAt }: SheetProps) {
  return (
    <article className="statement-sheet" aria-hidden="true">
      <header>
        <h1>
          {say(shell.texts.brand)} · {say(texts.title)}
        </h1>
        <p>
          <bdi>{answer.account.name}</bdi> · {say(periodWords(from, to))}
        </p>
        <p>{say(fill(texts.printedAt, { at: instantText(printedAt) }))}</p>
      </header>
      <PeriodSums period={answer.period} />
      <Table
        name="entries"
        caption={texts.title}
        columns={ownEntryColumns}
        rows={answer.entries}
        idOf={entryId}
      />
    </article>
  );
}
