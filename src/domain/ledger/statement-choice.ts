import { dayOf, idOf } from '../vocabulary/address-query.ts';
import type { EntryKind } from './entry-kind.ts';
import { entryKindNames } from './kind-names.ts';
import { labDayStart } from './lab-day-start.ts';

/** The statement and part of it to show, as stored in the address. An empty value filters nothing. */
export type StatementChoice = {
  /** Account id; only for the lab. */
  account: string;
  /** First and last day at the lab, `2026-11-22`. */
  from: string;
  to: string;
  kind: EntryKind | '';
};

export const wholeStatement: StatementChoice = { account: '', from: '', to: '', kind: '' };

/** Reads an address's query, ignoring invalid filters. */
export function readStatementChoice(query: Record<string, string>): StatementChoice {
  const { account, from, to, kind } = query;
  return {
    account: idOf(account),
    from: dayOf(from),
    to: dayOf(to),
    kind: entryKindNames.find((each) => each === kind) ?? '',
  };
}

function write(parts: Record<string, string>): string {
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== '')).toString();
}

/** The query for the address, `from=2026-11-01&kind=payment`; empty for everything. */
export const writeStatementChoice = (choice: StatementChoice): string => write(choice);

/** The query for the request. Days become the instants at which they begin and end at the lab. */
export function statementRequest({ from, to, ...choice }: StatementChoice): string {
  return write({
    ...choice,
    from: from && labDayStart(from),
    to: to && labDayStart(to, 1),
  });
}
