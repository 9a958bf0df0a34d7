import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../../../src/panel/storage-keys.ts';
import { $catalogue, refreshCatalogue } from '../../../src/stores/rx/catalogue.ts';
import { forgetLeavingAccount } from '../../../src/stores/shell/forget-account.ts';
import { $signedIn } from '../../../src/stores/shell/session.ts';
import { $stock, refreshStock } from '../../../src/stores/stock/stock.ts';
import { catalogue } from '../../fixtures/catalogue.ts';
import { shop } from '../../fixtures/people.ts';
import { stockShelf } from '../../fixtures/stock.ts';

/** Prices and counts in a text, other than "none" and "hidden". */
const valuesNamed = (value: unknown, names: RegExp) =>
  JSON.stringify(value).match(new RegExp(`"(?:${names.source})":(?!null)[^,}\\]]+`, 'g')) ?? [];

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.endsWith('stock') ? stockShelf : catalogue),
  );
  $signedIn.set(shop);
});

describe('when the session is over', () => {
  it('the open screen keeps the lenses but not the account’s prices', async () => {
    await refreshCatalogue();
    expect(valuesNamed($catalogue.get(), /price/)).not.toEqual([]);
    $signedIn.set(null);
    expect($catalogue.get()?.designs).toHaveLength(catalogue.designs.length);
    expect(valuesNamed($catalogue.get(), /price/)).toEqual([]);
  });

  it('the next user on the device does not see the previous account’s prices', async () => {
    await refreshCatalogue();
    const other = { ...shop, account: { ...shop.account, id: 'other' } };
    $signedIn.set(other);
    expect(valuesNamed($catalogue.get(), /price/)).toEqual([]);
    const asked = vi.fn(async () => Response.json(catalogue));
    vi.stubGlobal('fetch', asked);
    await refreshCatalogue();
    expect(asked.mock.calls.join()).not.toContain('since');
  });

  it('the open screen keeps the stock powers but neither counts nor prices', async () => {
    await refreshStock();
    $signedIn.set(null);
    const counts = $stock
      .get()
      ?.lenses.flatMap(({ charts }) => charts.flatMap((chart) => chart.onHand.flat()));
    expect(new Set(counts)).toEqual(new Set([null, 'hidden']));
    expect(valuesNamed($stock.get(), /price/)).toEqual([]);
  });

  it('data that no open screen holds is removed from the device', () => {
    const removed: string[] = [];
    vi.stubGlobal('localStorage', { removeItem: (key: string) => removed.push(key) });
    forgetLeavingAccount();
    $signedIn.set({ ...shop });
    expect(removed).toEqual([]);
    $signedIn.set(null);
    expect(removed).toEqual([
      storageKeys.catalogue,
      storageKeys.stock,
      storageKeys.accessories,
      storageKeys.dashboard,
    ]);
  });
});
