import { useStore } from '@nanostores/react';
import { accounts } from '../../i18n/accounts/accounts.ts';
import { digitsText } from '../../i18n/language/digits-text.ts';
import { formatDayOf } from '../../i18n/language/format-date.ts';
import type { Locale } from '../../i18n/language/locale.ts';
import { inBoth } from '../../i18n/language/message.ts';
import { moneyText } from '../../i18n/language/money-text.ts';
import type { AccountRow } from '../../stores/accounts/accounts.ts';
import { $tierName } from '../../stores/tiers/tiers.ts';
import { say } from '../../ui/base/say.tsx';
import type { Column } from '../../ui/table/column.ts';

const { texts } = accounts;

function Contact({ contact: { name, phone } }: AccountRow) {
  if (name === '' && phone === '') return null;
  return (
    <>
      <bdi>{name}</bdi> <span className="accounts-phone">{say(digitsText(phone))}</span>
    </>
  );
}

const TierCell = ({ tier }: AccountRow) => <TierName tier={tier} />;

function TierName({ tier }: { tier: string }) {
  return say(useStore($tierName)(tier));
}

function Limit({ creditLimit }: AccountRow) {
  if (creditLimit === null) return say(texts.noLimit);
  return say(moneyText(creditLimit));
}

function State({ suspendedAt }: AccountRow) {
  return (
    <span className={suspendedAt ? 'chip chip-bad' : 'chip chip-good'}>
      {say(suspendedAt ? texts.suspended : texts.active)}
    </span>
  );
}

const columnsWith = (tier: 'tier' | 'tierEnglish'): readonly Column<AccountRow>[] => [
  {
    key: 'name',
    title: texts.name,
    isName: true,
    place: 'table-wide',
    sort: { ascending: 'name' },
    cell: ({ name }) => <bdi>{name}</bdi>,
  },
  { key: 'contact', title: texts.contact, cell: Contact },
  {
    key: 'tier',
    title: texts.tier,
    sort: { ascending: tier },
    cell: TierCell,
  },
  {
    key: 'creditLimit',
    title: texts.creditLimit,
    sort: { descending: 'creditLimit' },
    isNumber: true,
    cell: Limit,
  },
  {
    key: 'since',
    title: texts.since,
    sort: { ascending: 'oldest', descending: 'newest' },
    cell: ({ createdAt }) => say(inBoth((locale) => formatDayOf(createdAt, locale))),
  },
  { key: 'state', title: texts.state, cell: State },
];

/** The columns for each language. Price groups are sorted by their name in that language. */
export const accountColumns = {
  fa: columnsWith('tier'),
  en: columnsWith('tierEnglish'),
} satisfies Record<Locale, readonly Column<AccountRow>[]>;
