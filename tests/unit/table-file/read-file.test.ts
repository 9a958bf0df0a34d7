import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeTable } from '../../../src/domain/table-file/write-table.ts';
import { csvFile } from '../../../src/stores/stock-files/csv-file.ts';
import { readFile } from '../../../src/stores/table-file/read-file.ts';
import { type Thing, thingColumns } from './things.ts';

const thing: Thing = {
  code: 'A',
  note: '=1+1',
  pieces: 1,
  price: null,
  from: '2026-11-22',
  kind: 'clear',
};

/** A worker in the test's own thread. */
class NearWorker extends EventTarget {
  #other = new EventTarget();

  constructor() {
    super();
    vi.stubGlobal('addEventListener', this.#other.addEventListener.bind(this.#other));
    vi.stubGlobal('postMessage', (data: unknown) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
  }

  postMessage(data: unknown): void {
    vi.resetModules();
    void import('../../../src/stores/table-file/worker.ts').then(() =>
      this.#other.dispatchEvent(new MessageEvent('message', { data })),
    );
  }

  terminate(): void {}
}

beforeEach(() => vi.stubGlobal('Worker', NearWorker));
afterEach(() => vi.unstubAllGlobals());

const fileOf = (things: Thing[]) =>
  new File([csvFile(writeTable(thingColumns, things, 'fa'))], 'things.csv');

test('a file is read, and how far it is said', async () => {
  const shares: number[] = [];
  const things = Array.from({ length: 1200 }, () => thing);
  const read = await readFile(fileOf(things), thingColumns, (share) => shares.push(share));
  expect(read).toMatchObject({ kind: 'read', faults: [] });
  expect(read.kind === 'read' && read.rows[0]?.value).toEqual(thing);
  expect(shares.length).toBe(2);
});

test('what is no table is refused', async () => {
  const photo = new File([new Uint8Array([0, 1, 2, 0])], 'photo.csv');
  expect(await readFile(photo, thingColumns)).toEqual({ kind: 'refused', reason: 'notATable' });
  const huge = { size: 30_000_000 } as File;
  expect(await readFile(huge, thingColumns)).toEqual({ kind: 'refused', reason: 'tooLarge' });
});
