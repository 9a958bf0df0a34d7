import type { Bilingual } from '../../../../src/domain/vocabulary/bilingual.ts';
import { daysLater } from '../../../../src/domain/vocabulary/days.ts';
import { labDay } from '../../../../src/domain/vocabulary/lab-day.ts';
import { addAccountNotice } from '../../../db/notices/account-notices.ts';
import type { Transaction } from '../../../db/schema/transaction.ts';
import { endWatches, type ItemName, readItemNames } from '../../../db/watches/watches.ts';
import { persianNumber } from './persian-number.ts';

/** Days for which a shop sees that an item has arrived. */
const noticeDays = 7;

/**
 * Notifies the accounts that watch items that these are available again, once each. The items must be locked, and
 * back-orders filled.
 */
export async function notifyWatchers(
  transaction: Transaction,
  items: readonly string[],
): Promise<void> {
  const came = await endWatches(transaction, items);
  if (came.length === 0) return;
  const names = await readItemNames(
    transaction,
    came.map(({ item }) => item),
  );
  const from = labDay(Date.now());
  const until = daysLater(from, noticeDays - 1);
  for (const { accountId, item } of came) {
    const name = names.find((each) => each.item === item);
    if (name)
      await addAccountNotice(transaction, accountId, { text: arrivalOf(name), from, until });
  }
}

/** The notice that an item is available again. */
function arrivalOf(name: ItemName): Bilingual {
  const power = powerOf(name);
  return {
    fa: `${name.fa}${persianNumber(power)} موجود شد.`,
    en: `${name.en}${power} is in stock again.`,
  };
}

/** `Ø65 −2.00 / −0.50`, isolated left to right after a space; empty for items without a power. */
function powerOf({ diameter, sphere, cylinder }: ItemName): string {
  if (diameter === null || sphere === null) return '';
  const powers = [sphere, ...(cylinder ? [cylinder] : [])].map(signed).join(' / ');
  return ` \u2066Ø${diameter / 10} ${powers}\u2069`;
}

function signed(hundredths: number): string {
  const sign = hundredths < 0 ? '−' : hundredths > 0 ? '+' : '';
  return sign + (Math.abs(hundredths) / 100).toFixed(2);
}
