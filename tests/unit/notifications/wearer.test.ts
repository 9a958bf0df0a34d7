import { beforeEach, expect, test, vi } from 'vitest';
import { shop } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab, refused } from '../../support/fake-lab.ts';

let lab: FakeLab;

beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  freshDevice(lab);
});

const answer = { mobile: '+989123456789', isDeclined: false, telling: 'told', messages: [] };

/** A page whose requests get these responses in turn, with the ids it sent. */
async function openPage(...statuses: number[]) {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(shop);
  const ids: string[] = [];
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    const id = /messages\/([^/]+)$/.exec(path)?.[1];
    if (!id) return /wearer$/.test(path) ? Response.json(answer) : lab.fetch(path, request);
    const status = statuses[ids.length] ?? 200;
    ids.push(id);
    if (status === 0) throw new TypeError('the answer is lost');
    return status === 200 ? Response.json(answer) : refused(status, 'invalid');
  });
  return { ...(await import('../../../src/stores/notifications/wearer.ts')), ids };
}

test.each([
  ['again under the same id if its response was lost', 0, 'offline', 1],
  ['again under the same id if it may have been sent', 500, 'failed', 1],
  ['with a new id if it was refused', 422, 'failed', 2],
] as const)('a wearer’s message is sent %s', async (_, status, problem, different) => {
  const { tellWearer, $wearer, ids } = await openPage(status);
  expect(await tellWearer('order', false)).toBe(problem);
  expect(await tellWearer('order', false)).toBeNull();
  expect([ids.length, new Set(ids).size]).toEqual([2, different]);
  expect($wearer.get()).toMatchObject({ order: 'order', telling: 'told' });
});

test('each order has separate messages', async () => {
  const { tellWearer, ids } = await openPage(0, 0);
  await tellWearer('one', false);
  await tellWearer('two', false);
  expect(new Set(ids).size).toBe(2);
});
