import { beforeEach, expect, test } from 'vitest';
import { emptyRxDraft } from '../../src/domain/rx-draft.ts';
import { newId } from '../../src/stores/new-id.ts';
import { shop, shop2 } from '../fixtures/people.ts';
import { freshDevice, openTab, type Tab } from '../support/browser-tab.ts';
import { FakeLab } from '../support/fake-lab.ts';

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  freshDevice(lab);
});

async function queue({ queuePreorder }: Tab): Promise<string> {
  const id = newId();
  const request = { content: { reference: id } } as never;
  await queuePreorder({ kind: 'rx', id, draft: emptyRxDraft(), total: null, owner: null }, request);
  return id;
}

const states = ({ $records }: Tab) => $records.get()?.map(({ state }) => state);

test('an order is not placed in the account of whoever signed in under the open tab', async () => {
  lab.session = shop;
  lab.line = 'down';
  const tab = await openTab(shop);
  const id = await queue(tab);
  await tab.flushOutbox();
  lab.line = 'up';
  lab.session = shop2;
  await tab.flushOutbox();
  expect(lab.orders.size).toBe(0);
  expect(tab.$signedIn.get()).toEqual(shop2);
  expect(states(tab)).toEqual(['queued']);

  lab.session = shop;
  tab.$signedIn.set(shop);
  await tab.flushOutbox();
  expect([...lab.orders]).toMatchObject([[id, { by: shop.account.id }]]);
  expect(states(tab)).toEqual([]);
});
