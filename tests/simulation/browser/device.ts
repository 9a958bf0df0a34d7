import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { storageKeys } from '../../../src/panel/storage-keys.ts';
import { randomOf } from '../schedule/random.ts';
import type { World } from '../world.ts';
import { Channels } from './channels.ts';
import { Disk } from './disk.ts';
import { Tab } from './tab.ts';
import { WebLocks } from './web-locks.ts';

/** A browser and what its tabs share: databases, storage, locks, channels and the cookie. */
export class Device {
  readonly name: string;
  readonly world: World;
  readonly disk: Disk;
  readonly locks: WebLocks;
  readonly channels = new Channels();
  readonly stored = new Map<string, string>();
  readonly tabs = new Map<string, Tab>();
  /** Keys of the requests that a tab sent while the disk refused to store, which the others don't know of. */
  readonly unmarked = new Set<string>();
  /** The session token that the browser sends, empty if there is none. */
  cookie = '';
  isOnline = true;
  /** Whether its pages have Web Locks, which insecure pages and old browsers lack. */
  readonly hasLocks: boolean;
  /** How far its clock is ahead, ms. */
  ahead = 0;
  #opened = 0;

  constructor(world: World, name: string) {
    this.world = world;
    this.name = name;
    this.locks = new WebLocks(world.loop);
    this.hasLocks = randomOf(world.seed, `abilities of ${name}`).chance(0.8);
    const chance = randomOf(world.seed, `disk of ${name}`);
    this.disk = new Disk(world.loop, chance, `${name} disk`, world.code.database);
  }

  note(what: string): void {
    this.world.trace.note(this.world.loop.now, this.name, what);
  }

  /** Signs a person in, in every tab, as the login form does. */
  signIn(person: SignedIn): void {
    this.cookie = this.world.sessions.open(person);
    this.store(storageKeys.owedLogout, '', '');
    this.store(storageKeys.signedIn, JSON.stringify(person), '');
  }

  /** Opens a tab with this name, or returns the one already open. */
  open(name: string): Tab {
    const known = this.tabs.get(name);
    if (known) return known;
    this.#opened += 1;
    const tab = new Tab(this, name, this.#opened);
    this.tabs.set(name, tab);
    this.note(`tab ${name} opens`);
    tab.start();
    return tab;
  }

  /** Ends a tab immediately, like a crash: nothing it has begun continues. */
  kill(name: string): void {
    const tab = this.tabs.get(name);
    if (!tab) return;
    this.tabs.delete(name);
    this.note(`tab ${name} ends`);
    tab.end();
    this.channels.closeAll(tab.id);
    this.locks.freeAll(tab.id);
  }

  setOnline(isOnline: boolean): void {
    if (this.isOnline === isOnline) return;
    this.isOnline = isOnline;
    this.note(isOnline ? 'is online' : 'is offline');
    if (!isOnline) this.world.line.cut(this);
    for (const tab of this.tabs.values()) {
      tab.later(1, isOnline ? 'online' : 'offline', () =>
        tab.window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')),
      );
    }
  }

  /** Writes to `localStorage` and notifies the other tabs. */
  store(key: string, newValue: string | null, byTab: string): void {
    if (newValue === null) this.stored.delete(key);
    else this.stored.set(key, newValue);
    for (const tab of this.tabs.values()) {
      if (tab.id === byTab) continue;
      tab.later(2, 'storage event', () =>
        tab.window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })),
      );
    }
  }
}
