import { withoutNames } from '../../../src/domain/order/without-names.ts';
import { forgetWearers } from '../../db/notifications/wearers.ts';
import {
  lockNamed,
  lockNamedVersions,
  type NamedOrder,
  rememberReplaced,
  replaceContent,
  replaceVersion,
} from '../../db/order-names/named-orders.ts';
import { orderWords } from '../../db/order-names/order-words.ts';
import { deletePhotosOf } from '../../db/orders/photos.ts';
import type { Database } from '../../db/pool/database.ts';
import { inScope } from '../../db/pool/scope.ts';
import type { Transaction } from '../../db/schema/transaction.ts';

/** Orders changed per transaction. */
const batch = 200;

/**
 * Removes the names from an account's orders placed before an instant, from their versions before corrections, and from
 * their search words. Deletes their photos, because a prescription may show a name. Orders already processed are not
 * read again. Returns the number of orders changed.
 */
export async function replaceNames(
  database: Database,
  account: string,
  before: Date,
): Promise<number> {
  let count = 0;
  for (;;) {
    const changed = await inScope(database, { account }, async (transaction) => {
      if (count === 0) await deletePhotosOf(transaction, account, before);
      if (count === 0) await forgetWearers(transaction, account, before);
      const named = await lockNamed(transaction, { account, before, limit: batch });
      for (const order of named) await replaceContent(transaction, order, nameless(order));
      const versions = await replaceInVersions(transaction, account, before);
      const most = Math.max(named.length, versions);
      if (most < batch) await rememberReplaced(transaction, account, before);
      return { named: named.length, most };
    });
    count += changed.named;
    if (changed.most < batch) return count;
  }
}

/** Removes the names from the versions before corrections. Returns the number of versions. */
async function replaceInVersions(
  transaction: Transaction,
  account: string,
  before: Date,
): Promise<number> {
  const versions = await lockNamedVersions(transaction, { account, before, limit: batch });
  for (const version of versions) {
    const { content } = version;
    if (content) await replaceVersion(transaction, account, version, withoutNames(content));
  }
  return versions.length;
}

/** An order's content without names, its remaining search words, and the words to remove. */
function nameless({ id, content: named }: NamedOrder) {
  const content = withoutNames(named);
  const words = orderWords(id, { content });
  const gone = orderWords(id, { content: named }).filter((word) => !words.includes(word));
  return { content, words, gone };
}
