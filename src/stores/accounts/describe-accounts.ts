import {
  type AccountFileRow,
  accountFileRow,
  changedColumns,
  type FiledAccount,
} from '../../domain/accounts/account-file.ts';
import {
  accountValueWords,
  accountColumnTitles as titles,
} from '../../i18n/accounts/account-files.ts';
import type { Message } from '../../i18n/language/message.ts';
import type { TierNameOf } from '../../i18n/tiers/tiers.ts';
import type { ImportChange } from '../table-file/import.ts';

const nameOf = ({ details: { name } }: FiledAccount): Message => [name, name];

/** What of an account changes, each value as it is and as the file has it. */
export function describeChanged(
  known: FiledAccount,
  wanted: FiledAccount,
  tierName: TierNameOf,
): ImportChange {
  const [before, after] = [accountFileRow(known), accountFileRow(wanted)];
  const values = changedColumns(known, wanted).map((name) => ({
    name: titles[name],
    before: accountValueWords(name, before, tierName),
    after: accountValueWords(name, after, tierName),
  }));
  return { what: nameOf(wanted), values };
}

/** What the file says of a new account, next to its name and its new id. */
export function describeAdded(wanted: FiledAccount, tierName: TierNameOf): ImportChange {
  const { id: _, name: __, ...row } = accountFileRow(wanted);
  const said = Object.entries(row).filter(([, value]) => value !== '');
  const values = said.map(([key]) => {
    const name = key as keyof AccountFileRow;
    return {
      name: titles[name],
      before: null,
      after: accountValueWords(name, accountFileRow(wanted), tierName),
    };
  });
  return { what: nameOf(wanted), values };
}
