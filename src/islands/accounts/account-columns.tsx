import { accounts } from '../../i18n/accounts/accounts.ts';
import { formatDayOf } from '../../i18n/language/format-date.ts';
import { formatMoney } from '../../i18n/language/format-number.ts';
import { inBoth } from '../../i18n/language/message.ts';
import { tierName } from '../../i18n/tiers/tiers.ts';
import type { AccountRow } from '../../stores/accounts/accounts.ts';
import { Text } from '../../ui/base/Text.tsx';
import type { Column } from '../../ui/table/column.ts';

const { texts } = accounts;

function Contact({ contact: { name, phone } }: AccountRow) {
  if (name === '' && phone === '') return null;
  return (
    <>
      <bdi>{name}</bdi> <bdi dir="ltr">{phone}</bdi>
    </>
  );
}

function Limit({ creditLimit }: AccountRow) {
  if (creditLimit === null) return <Text of={texts.noLimit} />;
  return <Text of={inBoth((locale) => formatMoney(creditLimit, locale))} />;
}

function State({ suspendedAt }: AccountRow) {
  return (
    <span className={suspendedAt ? 'chip chip-bad' : 'chip chip-good'}>
      <Text of={suspendedAt ? texts.suspended : texts.active} />
    </span>
  );
}

export const accountColumns: readonly Column<AccountRow>[] = [
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
    sort: { ascending: 'tier' },
    cell: ({ tier }) => <Text of={tierName(tier)} />,
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
    cell: ({ createdAt }) => <Text of={inBoth((locale) => formatDayOf(createdAt, locale))} />,
  },
  { key: 'state', title: texts.state, cell: State },
];
