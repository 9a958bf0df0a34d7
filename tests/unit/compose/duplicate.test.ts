import { expect, test } from 'vitest';
import { asPreorder } from '../../../src/domain/order/preorder.ts';
import { emptyRxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { newId } from '../../../src/stores/device/records/new-id.ts';
import { shop } from '../../fixtures/people.ts';
import { freshDevice, openTab } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

const firstPair = { id: newId(), number: 'ABCD-EFGH', customer: '', since: 0, countsAt: null };

test.each([
  ['a second pair has neither its first pair nor its price', firstPair, null],
  ['another order has its price', null, 700],
])('a copy of %s', async (_, first, total) => {
  freshDevice(new FakeLab());
  const tab = await openTab(shop);
  const { duplicatePreorder } = await import('../../../src/stores/compose/duplicate.ts');
  await tab.loadRecords();
  const draft = { ...emptyRxDraft(), firstPair: first };
  const work = { kind: 'rx', id: newId(), draft, total: 700, owner: null } as const;
  const copy = await duplicatePreorder(asPreorder(work, Date.now()));
  expect(await tab.readPreorder(copy)).toMatchObject({ draft: { firstPair: null }, total });
});
