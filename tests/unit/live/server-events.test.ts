import { expect, test, vi } from 'vitest';
import { readEvents, type ServerEvent } from '../../../src/stores/live/server-events.ts';

const sent =
  'retry: 3000\n\nid: ۱\ndata: {"text":"سلام: hello"}\n\n: beat\nid: b\n\nevent: gap\ndata: {}\n\nid: half';

test.each([1, 2, 7, 1_000])('events are the same in pieces of %i bytes', async (size) => {
  const bytes = new TextEncoder().encode(sent);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let from = 0; from < bytes.length; from += size) {
        controller.enqueue(bytes.slice(from, from + size));
      }
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  const onBytes = vi.fn();
  await readEvents(body, (event) => events.push(event), onBytes);
  expect(events).toEqual([
    { id: '', name: 'message', data: '' },
    { id: '۱', name: 'message', data: '{"text":"سلام: hello"}' },
    { id: 'b', name: 'message', data: '' },
    { id: '', name: 'gap', data: '{}' },
  ]);
  expect(onBytes).toHaveBeenCalledTimes(Math.ceil(bytes.length / size));
});
