import pg from 'pg';
import { vi } from 'vitest';
import { WatchedClient } from '../../../server/db/pool/slow-statements.ts';

/** The rows a statement could see. `labAs`: the lab acting for one account. */
export type SeenRows = 'account' | 'lab' | 'labAs' | 'nobody';

/** A statement run by the server. */
export interface Statement {
  text: string;
  values: readonly unknown[];
  rows: SeenRows;
  /** The account set for row-level security; empty for none. */
  account: string;
  /** Address or socket folder of the database server that ran it. */
  host: string;
}

interface Settings {
  account: string;
  lab: string;
}

const nobody: Settings = { account: '', lab: '' };

/** The rows that row-level security shows a transaction with these settings. */
function rowsOf({ account, lab }: Settings): SeenRows {
  if (lab) return account ? 'labAs' : 'lab';
  return account ? 'account' : 'nobody';
}

/** The settings after a statement; undefined for one that sets nothing. */
function setBy(text: string, values: readonly unknown[], before: Settings): Settings | undefined {
  if (/^(commit|rollback)/i.test(text)) return nobody;
  if (/^begin/i.test(text)) {
    const account = /set local adasi\.account = '([^']*)'/.exec(text)?.[1] ?? '';
    return { account, lab: /set local adasi\.scope = 'lab'/.test(text) ? 'lab' : '' };
  }
  if (!text.startsWith("select set_config('adasi.account'")) return undefined;
  const [account, lab = before.lab] = values.map(String);
  return { account: account ?? '', lab };
}

/** Records every statement of the server's pools from now on, and what rows it could see. */
export function recordStatements(): readonly Statement[] {
  const recorded: Statement[] = [];
  const settings = new WeakMap<pg.Client, Settings>();
  const run = pg.Client.prototype.query as (...asked: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...asked: unknown[]
  ) {
    if (this instanceof WatchedClient) note(this, asked);
    return run.apply(this, asked);
  });
  function note(client: pg.Client, [first, second]: unknown[]): void {
    const config = typeof first === 'string' ? { text: first, values: second } : first;
    const { text, values } = config as { text: string; values?: unknown };
    const before = settings.get(client) ?? nobody;
    const given = Array.isArray(values) ? values : [];
    const after = setBy(text, given, before);
    if (after) return void settings.set(client, after);
    const { account } = before;
    recorded.push({ text, values: given, rows: rowsOf(before), account, host: client.host });
  }
  return recorded;
}

/** The existing tables that a statement names. */
export function tablesIn(text: string, known: ReadonlySet<string>): string[] {
  const named = text.matchAll(/\b(?:from|join|into|update|using|,)\s+(?:only\s+)?"?(\w+)"?/gi);
  const tables = [...named].map(([, name]) => name ?? '').filter((name) => known.has(name));
  return [...new Set(tables)].sort();
}

/** Whether it only reads. A part of a statement may write too. */
export const isReading = (text: string): boolean =>
  !/\b(insert into|update "?\w+"?( as)?( "?\w+"?)? set|delete from)\b/i.test(text);
