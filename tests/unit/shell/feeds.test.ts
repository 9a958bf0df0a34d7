import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChangesAnswer } from '../../../src/api/changes/contract.ts';
import { changePaths } from '../../../src/api/changes/paths.ts';
import type { PaymentNews } from '../../../src/domain/ledger/payment-news.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

type Change = ChangesAnswer['changes'][number];

const change = (minute: number, state: Change['state']): Change => ({
  id: `01900000-0000-7000-8000-0000000000c${minute}`,
  order: { id: '01900000-0000-7000-8000-0000000000d1', number: '7K3M-9QXD' },
  account: shop.account.name,
  accountId: shop.account.id,
  by: 'lab',
  at: `2026-11-21T08:0${minute}:00.000Z`,
  event: 'accept',
  side: 'lab',
  state,
  message: '',
});

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  freshDevice(lab);
});

function offer(...changes: Change[]): void {
  lab.offers.set(changePaths.changes, { changes });
}

async function openPanel(signedIn: SignedIn | null) {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(signedIn);
  const changes = await import('../../../src/stores/shell/changes.ts');
  return { $signedIn, ...changes };
}

const states = (news: readonly (Change | PaymentNews)[] | null) =>
  news?.map((each) => ('state' in each ? each.state : each.kind));

describe('the lab’s changes to orders', () => {
  test('are news, or questions that wait for an answer', async () => {
    offer(change(3, 'shipped'), change(2, 'onHold'), change(1, 'accepted'));
    const panel = await openPanel(shop);
    await panel.refreshChanges();
    expect(states(panel.$news.get())).toContain('shipped');
    expect(states(panel.$questions.get())).toEqual(['onHold']);
    expect(panel.$questionsUnread.get()).toBe(1);
  });

  test('are unread until seen, and again when more happens', async () => {
    offer(change(1, 'accepted'));
    const panel = await openPanel(shop);
    await panel.refreshChanges();
    expect(panel.$newsUnread.get()).toBe(1);
    panel.markNewsSeen();
    expect(panel.$newsUnread.get()).toBe(0);
    offer(change(2, 'shipped'), change(1, 'accepted'));
    await panel.refreshChanges();
    expect(panel.$newsUnread.get()).toBe(1);
  });

  test('viewing the news leaves a question unread', async () => {
    offer(change(2, 'onHold'), change(1, 'accepted'));
    const panel = await openPanel(shop);
    await panel.refreshChanges();
    panel.markNewsSeen();
    expect(panel.$questionsUnread.get()).toBe(1);
    panel.markQuestionsSeen();
    expect(panel.$questionsUnread.get()).toBe(0);
  });

  test('stay visible if they cannot be refetched, and the failure is reported', async () => {
    offer(change(1, 'accepted'));
    const panel = await openPanel(shop);
    await panel.refreshChanges();
    lab.line = 'down';
    await panel.refreshChanges();
    expect(states(panel.$news.get())).toEqual(['accepted']);
    expect(panel.$changesFailed.get()).toBe(true);
    lab.line = 'up';
    await panel.refreshChanges();
    expect(panel.$changesFailed.get()).toBe(false);
  });

  test('are fetched at sign-in, and leave the screen when the user signs out', async () => {
    offer(change(1, 'accepted'));
    const panel = await openPanel(null);
    const stop = panel.followChanges();
    expect(lab.asked).toEqual([]);
    panel.$signedIn.set(shop);
    await vi.waitFor(() => expect(states(panel.$news.get())).toEqual(['accepted']));
    offer();
    panel.$signedIn.set(shop2);
    expect(panel.$news.get()).toBeNull();
    await vi.waitFor(() => expect(panel.$news.get()).toEqual([]));
    panel.$signedIn.set(null);
    expect(panel.$news.get()).toBeNull();
    stop();
  });

  test('end the session here if the server has ended it', async () => {
    const panel = await openPanel(shop);
    lab.session = null;
    await panel.refreshChanges();
    expect(panel.$signedIn.get()).toBeNull();
    expect(panel.$changesFailed.get()).toBe(false);
  });
});

test('the lab’s changes to payments are news too, and are counted until seen', async () => {
  const bounced = {
    id: '01900000-0000-7000-8000-0000000000e1',
    at: '2026-11-21T08:05:00.000Z',
    kind: 'bounced',
    amount: 10,
    reason: '',
  } as const satisfies PaymentNews;
  lab.offers.set(changePaths.changes, { changes: [change(3, 'shipped')], payments: [bounced] });
  const panel = await openPanel(shop);
  await panel.refreshChanges();
  expect(states(panel.$news.get())).toEqual(['bounced', 'shipped']);
  expect(panel.$newsUnread.get()).toBe(2);
  panel.markNewsSeen();
  expect(panel.$newsUnread.get()).toBe(0);
});
