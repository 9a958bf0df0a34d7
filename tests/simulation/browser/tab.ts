import type { Task } from '../schedule/event-loop.ts';
import { type Random, randomOf } from '../schedule/random.ts';
import type { Device } from './device.ts';
import type { Panel } from './panel.ts';
import { webStorage } from './web-storage.ts';

/** The globals of a page that the panel's stores use. */
export const pageGlobals = [
  'globalThis',
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'IDBKeyRange',
  'IDBDatabase',
  'IDBTransaction',
  'IDBRequest',
  'IDBCursor',
  'IDBIndex',
  'IDBObjectStore',
  'BroadcastChannel',
  'fetch',
  'crypto',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'performance',
  'Date',
  'Math',
] as const;

const never = () => new Promise<never>(() => {});

/** A tab: a page with its own modules. Once it has ended, its code cannot change anything. */
export class Tab {
  readonly device: Device;
  readonly name: string;
  /** Unique per opening: a reopened tab has a new id. */
  readonly id: string;
  readonly window = new EventTarget();
  readonly document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    hidden: false,
    documentElement: {},
    body: new EventTarget(),
  });
  readonly panel: Panel;
  isAlive = true;
  readonly #chance: Random;
  readonly #connections = new Set<IDBDatabase>();

  constructor(device: Device, name: string, opening: number) {
    this.device = device;
    this.name = name;
    this.id = `${device.name}/${name}.${opening}`;
    this.#chance = randomOf(device.world.seed, `tab ${this.id}`);
    const { panel } = device.world.code.panel(this.#globals());
    this.panel = panel;
  }

  /** Runs a callback in the page after a delay, if the tab is still open. */
  later(delay: number, label: string, run: () => void): Task {
    const { loop } = this.device.world;
    return loop.after(delay, `${this.id} ${label}`, () => {
      if (this.isAlive) run();
    });
  }

  /** What a page does when it opens. */
  start(): void {
    const { panel } = this;
    panel.$isOffline.listen(() => {});
    void panel.resumeSession().then(() => panel.followOutbox(never));
    void panel.loadPreorders();
    this.device.world.onOpen(this);
  }

  end(): void {
    this.isAlive = false;
    for (const each of this.#connections) this.device.disk.drop(each);
    this.device.world.line.forget(this);
  }

  note(what: string): void {
    this.device.note(`${this.name} ${what}`);
  }

  #globals(): Record<string, unknown> {
    const { device } = this;
    const { world } = device;
    const { classes } = device.disk;
    const local = webStorage(device.stored, (key, value) => {
      if (this.isAlive) device.store(key, value, this.id);
    });
    const location = new URL('https://panel.test/orders');
    return {
      ...classes,
      globalThis: {},
      window: Object.assign(this.window, { location }),
      document: this.document,
      navigator: this.#navigator(),
      location,
      history: { pushState: () => {}, replaceState: () => {} },
      localStorage: local,
      sessionStorage: webStorage(new Map()),
      indexedDB: this.#indexedDb(),
      BroadcastChannel: device.channels.forTab(this.id, (run) =>
        this.later(this.#chance.between(0, 6), 'message', run),
      ),
      fetch: (path: string, init: RequestInit) =>
        this.isAlive ? world.line.send(this, path, init) : never(),
      crypto: { getRandomValues: (bytes: Uint8Array) => this.#fill(bytes) },
      ...this.#timers(),
      performance: { now: () => world.loop.now },
      Date: this.#date(),
      Math: Object.create(Math, { random: { value: () => this.#chance.next() } }),
    };
  }

  #fill(bytes: Uint8Array): Uint8Array {
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = this.#chance.below(256);
    return bytes;
  }

  #navigator() {
    const { device } = this;
    const locks = device.locks.forTab(this.id, (label, run) =>
      this.later(this.#chance.between(0, 2), label, run),
    );
    return {
      ...(device.hasLocks && { locks }),
      vendor: '',
      userAgent: '',
      get onLine() {
        return device.isOnline;
      },
    };
  }

  #timers() {
    const set = (run: () => void, delay = 0, ...rest: never[]) =>
      this.later(Math.max(1, delay), 'timer', () => (run as (...rest: never[]) => void)(...rest));
    const clear = (task?: Task) => {
      if (task) task.run = null;
    };
    const repeat = (run: () => void, delay: number) => {
      const handle: { run: (() => void) | null; next?: Task } = { run };
      const again = () => {
        if (!handle.run) return;
        handle.next = set(again, delay);
        handle.run();
      };
      handle.next = set(again, delay);
      return handle;
    };
    return {
      setTimeout: set,
      clearTimeout: clear,
      setInterval: repeat,
      clearInterval: clear,
    };
  }

  #date(): DateConstructor {
    const { device } = this;
    const now = () => Math.floor(device.world.loop.now + device.ahead);
    return class extends Date {
      constructor(...given: unknown[]) {
        super(...((given.length === 0 ? [now()] : given) as [number]));
      }

      static override now(): number {
        return now();
      }
    } as DateConstructor;
  }

  #indexedDb(): Pick<IDBFactory, 'open' | 'deleteDatabase'> {
    const { disk } = this.device;
    const silent = () => new disk.classes.IDBOpenDBRequest();
    return {
      open: (...asked) => {
        if (!this.isAlive) return silent();
        if (disk.isFailing('refusesToOpen')) {
          throw new DOMException('The database does not open.', 'UnknownError');
        }
        const opening = disk.factory.open(...asked);
        opening.addEventListener('success', () => {
          this.#connections.add(opening.result);
          if (!this.isAlive) disk.drop(opening.result);
        });
        return opening;
      },
      deleteDatabase: (name) => (this.isAlive ? disk.factory.deleteDatabase(name) : silent()),
    };
  }
}
