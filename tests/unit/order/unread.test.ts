import { describe, expect, it } from 'vitest';
import type { OrderChange } from '../../../src/domain/order/order-change.ts';
import { countUnread, splitChanges } from '../../../src/domain/order/unread.ts';

const change = (at: string, state: OrderChange['state']): OrderChange => ({
  id: '01900000-0000-7000-8000-000000000001',
  order: { id: '01900000-0000-7000-8000-000000000002', number: '0000-0002' },
  account: 'sample',
  accountId: '01900000-0000-7000-8000-000000000003',
  at,
  event: 'accept',
  side: 'lab',
  state,
  by: 'lab',
  message: '',
});

const accepted = change('2026-01-02T08:00:00.000Z', 'accepted');
const asked = change('2026-01-03T08:00:00.000Z', 'onHold');

describe('the feed of changes', () => {
  it('separates questions of the lab from mere news', () => {
    expect(splitChanges([asked, accepted])).toEqual({ news: [accepted], questions: [asked] });
  });

  it('does not treat an order held for the credit limit as a question', () => {
    const held: OrderChange = { ...asked, event: 'hold', side: 'system' };
    expect(splitChanges([held])).toEqual({ news: [held], questions: [] });
  });

  it.each([
    ['', 2],
    ['2026-01-02T08:00:00.000Z', 1],
    ['2026-01-03T08:00:00.000Z', 0],
  ])('counts changes after the reader looked at %j: %d', (seenAt, count) => {
    expect(countUnread([asked, accepted], seenAt)).toBe(count);
  });
});
