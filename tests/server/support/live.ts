import { expect, vi } from 'vitest';
import { changePaths } from '../../../src/api/changes/paths.ts';
import { type OrderChange, orderChange } from '../../../src/domain/order/order-change.ts';
import type { FreshApp } from './fresh-app.ts';

/** A client of the stream, which reads all the time. */
export interface LiveClient {
  status: number;
  headers: Headers;
  changes: OrderChange[];
  /** The event name of each change: `message`, or `quiet` for one that is muted. */
  names: string[];
  /** The id after each change. */
  ids: string[];
  gaps: number;
  lastEventId: string;
  hasEnded: boolean;
  /** Waits until the stream has said where it begins. */
  begun(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the stream with a cookie, after `lastEventId` or with other headers if they are given. */
export async function listen(
  request: FreshApp['request'],
  cookie: string | undefined,
  lastEventId?: string,
  others: Record<string, string> = {},
): Promise<LiveClient> {
  const headers = { 'Last-Event-ID': lastEventId, ...others };
  const answer = await request(changePaths.stream, { cookie, headers });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const client: LiveClient = {
    status: answer.status,
    headers: answer.headers,
    changes: [],
    names: [],
    ids: [],
    gaps: 0,
    lastEventId: '',
    hasEnded: false,
    begun: () => vi.waitFor(() => expect(client.lastEventId).not.toBe('')),
    close: async () => reader?.cancel(),
  };
  if (answer.ok && reader) void follow(reader, client);
  return client;
}

async function follow(
  reader: ReadableStreamDefaultReader<string>,
  client: LiveClient,
): Promise<void> {
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const blocks = (text + part.value).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) take(block, client);
  }
  client.hasEnded = true;
}

function take(block: string, client: LiveClient): void {
  const lines = block.split('\n');
  const field = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  client.lastEventId = field('id') ?? client.lastEventId;
  const data = field('data');
  if (!data) return;
  if (field('event') === 'gap') client.gaps += 1;
  else {
    client.changes.push(orderChange.parse(JSON.parse(data)));
    client.names.push(field('event') ?? 'message');
    client.ids.push(client.lastEventId);
  }
}
