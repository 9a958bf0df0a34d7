import { describe, expect, test } from 'vitest';
import type { Moment, NewChange } from '../../../../server/db/changes/new-changes.ts';
import { nothingOver, readSnapshot } from '../../../../server/db/changes/snapshot.ts';
import { ChangeStream } from '../../../../server/live/change-stream.ts';
import { News } from '../../../../server/live/news.ts';

const momentAt = (text: string): Moment => ({
  at: new Date(0),
  snapshot: readSnapshot(text) ?? nothingOver,
});
const [before, knowing, after] = [momentAt('5:5:'), momentAt('7:7:'), momentAt('9:9:')];

const change: NewChange = {
  accountId: 'a',
  id: 'e',
  orderId: '01900000-0000-7000-8000-0000000000a1',
  at: new Date(0),
  event: 'accept',
  side: 'lab',
  details: {},
  state: 'accepted',
  byName: 'Lab',
  message: '',
  accountName: 'Shop',
  byTelephone: false,
  byAccount: 'lab',
  transaction: 6,
};

const pace = { restMs: 0, pauseMs: 0 };

/** A stream that is read up to a moment, and the parts sent since. */
async function streamFrom(moment: Moment, account = 'a') {
  const session = { account, tokenHash: Buffer.alloc(32) };
  const stream = new ChangeStream({ session, role: 'Shop' }, pace, () => undefined);
  stream.begin(moment);
  const reader = stream.body.getReader();
  await reader.read();
  const sent = async () => {
    stream.end();
    const parts: Uint8Array[] = [];
    for (let part = await reader.read(); part.value; part = await reader.read())
      parts.push(part.value);
    return parts;
  };
  return { stream, sent };
}

describe('news for several streams', () => {
  const news = () => new News(before, { changes: [change], until: after, isAll: true });

  test('is serialized once for streams that get the same', async () => {
    const streams = await Promise.all([streamFrom(before), streamFrom(before)]);
    const found = news();
    for (const { stream } of streams) stream.deliver(found);
    const parts = await Promise.all(streams.map(({ sent }) => sent()));
    const [one, other] = parts.map(([part]) => part);
    expect(Buffer.from(one ?? []).toString()).toContain('"event":"accept"');
    expect(other).toBe(one);
  });

  test('is quiet only if its event is muted', async () => {
    const streams = await Promise.all([streamFrom(before), streamFrom(before)]);
    streams[0]?.stream.mute(['accept']);
    const found = news();
    for (const { stream } of streams) stream.deliver(found);
    const parts = await Promise.all(streams.map(({ sent }) => sent()));
    const isQuiet = parts.map(([part]) => Buffer.from(part ?? []).includes('event: quiet'));
    expect(isQuiet).toEqual([true, false]);
  });

  test('is not sent to other accounts or to streams that already have it', async () => {
    const streams = await Promise.all([
      streamFrom(before),
      streamFrom(before, 'b'),
      streamFrom(knowing),
    ]);
    const found = news();
    for (const { stream } of streams) stream.deliver(found);
    const parts = await Promise.all(streams.map(({ sent }) => sent()));
    expect(parts.map(({ length }) => length)).toEqual([1, 0, 0]);
  });
});
