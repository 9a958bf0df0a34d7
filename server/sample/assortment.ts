import { uuidv7 } from 'uuidv7';
import type { SampleState } from '../../src/domain/first-steps/first-steps.ts';
import type { SentChange } from '../../src/domain/revisions/entry.ts';
import { fault } from '../../src/domain/revisions/fault.ts';
import type { Issue } from '../../src/domain/vocabulary/issue.ts';
import { countAccountsOf } from '../db/accounts/tiers.ts';
import type { Author } from '../db/audit/author.ts';
import { countDesigns, readBeginning } from '../db/first-steps/first-steps.ts';
import type { Database } from '../db/pool/database.ts';
import { inScope } from '../db/pool/scope.ts';
import { holdOrders } from '../db/revisions/open-orders.ts';
import type { Transaction } from '../db/schema/transaction.ts';
import { resetShelf } from '../db/shelf/write-shelf.ts';
import { accessoryCounts, accessoryItems } from '../use-cases/catalogue/write-accessories.ts';
import { catalogueItems } from '../use-cases/catalogue/write-catalogue.ts';
import { stockCounts, stockItems } from '../use-cases/catalogue/write-stock.ts';
import { asChange } from '../use-cases/revisions/replace-items.ts';
import { type Save, saveRevision } from '../use-cases/revisions/save-revision.ts';
import { sampleAccessories } from './accessories/accessories.ts';
import { sampleCatalogue } from './catalogue.ts';
import { sampleStock } from './stock.ts';
import { sampleTierItems } from './tiers.ts';

/** The lab keeps its own calendar instead of the sample's. */
const isOwn = ({ item }: SentChange) => item === 'calendar';

const sampleItems = (): SentChange[] => [
  ...catalogueItems(sampleCatalogue).filter((each) => !isOwn(each)),
  ...stockItems(sampleStock),
  ...accessoryItems(sampleAccessories),
];

const designs = sampleCatalogue.designs.map(({ id }) => id);

/** Whether the sample can be added or removed now. */
export function readSampleState(database: Database): Promise<SampleState> {
  return inScope(database, 'lab', async (transaction) => {
    const { isEmpty, hasOrders } = await readBeginning(transaction);
    if (isEmpty) return 'addable';
    if (hasOrders) return 'none';
    return (await countDesigns(transaction, designs)) === designs.length ? 'removable' : 'none';
  });
}

type Outcome = 'done' | { issues: Issue[] };

/** Aborts a save whose precondition no longer holds when its turn comes. */
class Refused extends Error {}

async function save(
  database: Database,
  by: Author,
  { note, ...changing }: Pick<Save, 'note' | 'changes' | 'also'>,
): Promise<Outcome> {
  const known = { id: uuidv7(), digest: Buffer.of(), base: null, kind: 'import' } as const;
  try {
    const saving = await saveRevision(database, {
      ...known,
      ...changing,
      by,
      note,
      isForced: true,
    });
    return 'issues' in saving ? { issues: saving.issues } : 'done';
  } catch (error) {
    if (error instanceof Refused) return { issues: [fault('sample', 'nothingChanges')] };
    throw error;
  }
}

/** Adds the sample's assortment with its stock, as one revision, if the lab sells nothing yet. */
export function addSample(database: Database, by: Author): Promise<Outcome> {
  return save(database, by, {
    note: 'کاتالوگ نمونه · Sample catalogue',
    changes: async (transaction) => {
      if (!(await readBeginning(transaction)).isEmpty) throw new Refused();
      return [...sampleTierItems(), ...sampleItems()].map(asChange);
    },
    also: (transaction) =>
      resetShelf(transaction, [...stockCounts(sampleStock), ...accessoryCounts(sampleAccessories)]),
  });
}

/** The price groups of the sample that no account uses. */
async function unusedTiers(transaction: Transaction): Promise<SentChange[]> {
  const items = sampleTierItems();
  const ids = items.map(({ item }) => item.slice('tier '.length));
  const counts = await countAccountsOf(transaction, ids, { locking: true });
  return items.filter((_, index) => !counts.get(ids[index] ?? ''));
}

/** Removes the sample, as one revision, if there are no orders. What the lab has added keeps the items it refers to. */
export function removeSample(database: Database, by: Author): Promise<Outcome> {
  return save(database, by, {
    note: 'حذف کاتالوگ نمونه · Sample catalogue removed',
    changes: async (transaction) => {
      await holdOrders(transaction);
      if ((await readBeginning(transaction)).hasOrders) throw new Refused();
      const items = [...sampleItems(), ...(await unusedTiers(transaction))];
      return items.map(({ item }) => asChange({ item, value: null }));
    },
  });
}
