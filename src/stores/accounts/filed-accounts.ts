import { accountPaths } from '../../api/accounts/paths.ts';
import { withQuery } from '../../api/api-path.ts';
import {
  type AccountFileRow,
  accountFileRow,
  changedColumns,
  type FiledAccount,
  filedAccount,
  withKnownColumns,
} from '../../domain/accounts/account-file.ts';
import {
  mostAddresses,
  readTypedAccount,
  typedAccount,
} from '../../domain/accounts/typed-account.ts';
import type { ReadRow } from '../../domain/table-file/read-table.ts';
import { findTier, tierWord } from '../../domain/tiers/tier.ts';
import { accountFiles, accountColumnTitles as titles } from '../../i18n/accounts/account-files.ts';
import { account } from '../../i18n/accounts/accounts.ts';
import type { Message } from '../../i18n/language/message.ts';
import { newId } from '../device/records/new-id.ts';
import { changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { $locale } from '../shell/locale.ts';
import { readOwn } from '../shell/read-own.ts';
import { $signedIn } from '../shell/session.ts';
import { toast } from '../shell/toasts.ts';
import {
  createImport,
  type FoundColumns,
  type ImportAnswer,
  type ImportFault,
} from '../table-file/import.ts';
import { downloadTable } from '../table-file/write-file.ts';
import { $tierName, $tiers, readTiers } from '../tiers/tiers.ts';
import { accountList } from './accounts.ts';
import { describeAdded, describeChanged } from './describe-accounts.ts';
import { accountFileColumns as columns } from './file-columns.ts';

const { texts } = accountFiles;

type Row = ReadRow<AccountFileRow>;
type Known = ReadonlyMap<string, FiledAccount>;
type Asked = { row: number; account: FiledAccount };

/** Reads all accounts; null when they cannot be read. */
async function readAll(): Promise<FiledAccount[] | null> {
  const all: FiledAccount[] = [];
  let next: string | null = null;
  do {
    const path: typeof accountPaths.filed = next
      ? withQuery(accountPaths.filed, `after=${next}`)
      : accountPaths.filed;
    const page = await readOwn(path);
    if (page.kind !== 'read') return null;
    all.push(...page.value.accounts);
    next = page.value.next;
  } while (next);
  return all;
}

/** Downloads all accounts as a file that can be edited and imported. */
export async function downloadAccounts(format: 'csv' | 'xlsx'): Promise<void> {
  const all = await readAll();
  if (!all) return toast({ kind: 'danger', text: account.texts.unread });
  await readTiers();
  const [tiers, locale] = [$tiers.get(), $locale.get()];
  const rows = all.map((each): AccountFileRow => {
    const row = accountFileRow(each);
    return { ...row, tier: tierWord(tiers, row.tier, locale) };
  });
  downloadTable('adasi-accounts', format, { columns, rows });
}

/** A row's fault, by itself or in relation to other rows, with its column. */
function faultOf(
  { value }: Row,
  asked: FiledAccount,
  { known, names, seen }: { known: Known; names: ReadonlySet<string>; seen: Set<string> },
): [keyof AccountFileRow, Message] | null {
  if (value.name.trim() === '') return ['name', texts.nameMissing];
  const isNew = value.id.trim() === '';
  if (!isNew && !known.has(asked.id)) return ['id', texts.unknownId];
  if (isNew && names.has(value.name)) return ['name', texts.nameTaken];
  const mark = isNew ? `name ${value.name}` : asked.id;
  if (seen.has(mark)) return [isNew ? 'name' : 'id', texts.repeated];
  seen.add(mark);
  const isOwn = asked.id === $signedIn.get()?.account.id;
  if (isOwn && asked.isSuspended) return ['isSuspended', texts.self];
  const { addresses } = asked.details;
  const isSound = 'details' in readTypedAccount(typedAccount(asked.details));
  return isSound && addresses.length <= mostAddresses ? null : ['addresses', texts.address];
}

const noTier: [keyof AccountFileRow, Message] = ['tier', texts.unknownTier];

/** Finds a row's account: by id, or in a file without ids by a name that only one account has. */
type Finder = (row: AccountFileRow) => FiledAccount | undefined;

function finderOf(known: Known, found: FoundColumns): Finder {
  if (found.has('id')) return ({ id }) => known.get(id.trim().toLowerCase());
  const byName = Map.groupBy(known.values(), ({ details: { name } }) => name);
  return ({ name }) => {
    const named = byName.get(name) ?? [];
    return named.length === 1 ? named[0] : undefined;
  };
}

function askedOf(
  rows: readonly Row[],
  known: Known,
  found: FoundColumns,
): { asked: Asked[]; faults: ImportFault[] } {
  const names = new Set([...known.values()].map(({ details }) => details.name));
  const among = { known, names, seen: new Set<string>() };
  const find = finderOf(known, found);
  const asked: Asked[] = [];
  const faults: ImportFault[] = [];
  for (const { row, value: read } of rows) {
    const before = find(read);
    const value = withKnownColumns(read, found, before);
    const id = value.id.trim().toLowerCase();
    const asWritten = filedAccount(value, id || newId(), before);
    const tier = findTier($tiers.get(), asWritten.details.tier)?.id;
    const wanted = { ...asWritten, details: { ...asWritten.details, tier: tier ?? '' } };
    const own = faultOf({ row, value }, wanted, among);
    const fault = tier === undefined ? noTier : own;
    if (fault) faults.push({ row, where: titles[fault[0]], why: fault[1] });
    else asked.push({ row, account: wanted });
  }
  return { asked, faults };
}

async function save(accounts: readonly FiledAccount[]): Promise<Message | null> {
  const body = { accounts };
  const saved = await changeOwn(accountPaths.filed, { method: 'PUT', body });
  if (saved.kind !== 'done') return account.texts[whyUnchanged(saved)];
  void accountList.reload();
  return null;
}

async function preview(rows: readonly Row[], found: FoundColumns): Promise<ImportAnswer> {
  const [all] = await Promise.all([readAll(), readTiers()]);
  if (!all) return { kind: 'problem', text: account.texts.unread };
  const known = new Map(all.map((each) => [each.id, each]));
  const { asked, faults } = askedOf(rows, known, found);
  if (faults.length > 0) return { kind: 'faults', faults };
  const added = asked.filter(({ account: { id } }) => !known.has(id));
  const changed = asked.flatMap(({ account: wanted }) => {
    const before = known.get(wanted.id);
    return before && changedColumns(before, wanted).length > 0 ? [{ before, wanted }] : [];
  });
  const saved = [...added.map((each) => each.account), ...changed.map(({ wanted }) => wanted)];
  return {
    kind: 'preview',
    preview: {
      added: added.map((each) => describeAdded(each.account, $tierName.get())),
      changed: changed.map(({ before, wanted }) =>
        describeChanged(before, wanted, $tierName.get()),
      ),
      removed: [],
      notes: added.length > 0 ? [texts.stays, texts.noPeople] : [texts.stays],
      apply: async () => (saved.length === 0 ? null : save(saved)),
    },
  };
}

/** The import of a file of accounts: all of it or nothing. */
export const accountImport = () =>
  createImport<AccountFileRow>({ name: 'accounts', columns, preview });
