import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';

const origin = 'http://panel';
const pathOf = (request: RequestInfo | URL) => new URL(String(request), origin).pathname;

interface Stored {
  body: ArrayBuffer;
  headers: Headers;
}

/** Faults of a device. Steps and stored files are numbered from 1. */
export interface Faults {
  /** From this step on everything fails: the browser ended the worker, or the connection was cut. */
  killedAt?: number;
  /** The device is full from this stored file on. */
  fullAt?: number;
  /** The connection is cut after this many bytes of a response. */
  cutAt?: number;
  /** Changes the host's responses. */
  answer?: (path: string, body: Buffer) => Buffer | undefined;
}

/** A stream of these bytes that then fails, like a cut connection. */
const cutStream = (bytes: Uint8Array) => {
  const parts = [bytes];
  return new ReadableStream({
    pull: (controller) => {
      const part = parts.shift();
      if (part) controller.enqueue(part);
      else controller.error(new TypeError('cut'));
    },
  });
};

/** Fakes a browser's caches and a connection to a host that serves the files of a folder. */
export function device(site: () => string) {
  const stores = new Map<string, Map<string, Stored>>();
  const asked: string[] = [];
  let faults: Faults = {};
  let [steps, puts] = [0, 0];
  const step = () => {
    steps += 1;
    if (faults.killedAt !== undefined && steps >= faults.killedAt) throw new TypeError('killed');
  };
  const read = (store: Map<string, Stored> | undefined, request: RequestInfo | URL) => {
    const found = store?.get(pathOf(request));
    return found && new Response(found.body.slice(0), { headers: found.headers });
  };
  const cacheOf = (store: Map<string, Stored>) => ({
    match: async (request: RequestInfo | URL) => read(store, request),
    keys: async () => [...store.keys()].map((path) => ({ url: origin + path })),
    put: async (request: RequestInfo | URL, response: Response) => {
      step();
      puts += 1;
      if (faults.fullAt !== undefined && puts >= faults.fullAt) {
        throw new DOMException('full', 'QuotaExceededError');
      }
      store.set(pathOf(request), {
        body: await response.arrayBuffer(),
        headers: new Headers(response.headers),
      });
    },
  });
  const openStore = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Stored>();
    stores.set(name, store);
    return store;
  };
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(openStore(name)),
    match: async (request: RequestInfo, { cacheName = '' }: MultiCacheQueryOptions = {}) =>
      read(stores.get(cacheName), request),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  });
  vi.stubGlobal('fetch', async (address: string) => {
    step();
    asked.push(address);
    const file = /\.\w+$/.test(address) ? address : join(address, 'index.html');
    const body = await readFile(join(site(), file)).catch(() => undefined);
    const sent = body && (faults.answer ? faults.answer(address, body) : body);
    const headers = { 'x-frame-options': 'DENY' };
    const { cutAt = Number.POSITIVE_INFINITY } = faults;
    const bytes = sent && new Uint8Array(sent);
    const content = bytes && bytes.length > cutAt ? cutStream(bytes.subarray(0, cutAt)) : bytes;
    return new Response(content, { status: sent ? 200 : 404, headers });
  });
  return {
    stores,
    asked,
    /** Restarts the device with these faults. */
    start(next: Faults = {}): void {
      faults = next;
      [steps, puts] = [0, 0];
      asked.length = 0;
    },
    /** Steps since the last start. */
    steps: () => steps,
  };
}
