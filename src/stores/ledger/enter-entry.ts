import { ledgerPaths } from '../../api/ledger/paths.ts';
import type { EnteredEntry } from '../../domain/ledger/entered-entry.ts';
import { changeOwn, issuesOf } from '../shell/change-own.ts';
import { readStatement } from './statement.ts';

/**
 * Result of entering an entry; unless it is `done`, what is typed stays. `unknown`: it may have
 * arrived, and a retry is idempotent.
 */
export type EnteringResult = 'done' | 'notAllowed' | 'refused' | 'unknown' | 'left';

/** Fields the server refuses: the Sayad id of a cheque that is already recorded. */
export type RefusedField = { sayad: 'repeated' };

/** Posts an entry under its id, once, however often it is sent. */
export async function enterEntry(
  id: string,
  entry: EnteredEntry,
): Promise<EnteringResult | RefusedField> {
  const call = { method: 'POST', key: id, body: entry } as const;
  const changed = await changeOwn(ledgerPaths.entries, call);
  if (changed.kind === 'offline' || changed.kind === 'failed') return 'unknown';
  if (changed.kind === 'left') return 'left';
  if (issuesOf(changed)?.some(({ path, params }) => path === 'means.sayad' && params)) {
    return { sayad: 'repeated' };
  }
  if (changed.kind === 'refused' && changed.code !== 'notAllowed') return 'refused';
  await readStatement();
  return changed.kind === 'done' ? 'done' : 'notAllowed';
}
