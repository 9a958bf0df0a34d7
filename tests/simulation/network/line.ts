import { idempotencyHeader } from '../../../src/api/headers.ts';
import type { Device } from '../browser/device.ts';
import type { Tab } from '../browser/tab.ts';
import { type Random, randomOf } from '../schedule/random.ts';
import type { World } from '../world.ts';
import { Exchange } from './exchange.ts';
import { bad, calm, type Fate } from './fate.ts';

/** The network between all devices and the server. */
export class Line {
  isBad = true;
  /** How bad the line is; 1 is usual. */
  readonly #weather: number;
  readonly #world: World;
  readonly #waiting = new Set<Exchange>();
  readonly #chances = new Map<string, Random>();

  constructor(world: World) {
    this.#world = world;
    this.#weather = randomOf(world.seed, 'weather').pick([0.5, 1, 1, 2, 3]);
  }

  /** A tab's `fetch`. */
  send(tab: Tab, path: string, init: RequestInit): Promise<unknown> {
    const key = new Headers(init.headers).get(idempotencyHeader);
    if (key && tab.panel.isInMemory()) tab.device.unmarked.add(key);
    const fate = this.#fateOf(tab.device);
    const label = `${init.method} ${path}`;
    return new Promise((resolve, reject) => {
      const settle = { resolve, reject };
      const exchange = new Exchange(this.#world, { tab, label, fate }, settle, (ended) =>
        this.#waiting.delete(ended),
      );
      this.#waiting.add(exchange);
      init.signal?.addEventListener('abort', () => exchange.fail('given up'));
      exchange.send(path, init);
    });
  }

  /** Fails a device's pending requests because it went offline. */
  cut(device: Device): void {
    for (const each of this.#waiting) if (each.tab.device === device) each.fail('offline');
  }

  /** Drops a closed tab's pending requests. */
  forget(tab: Tab): void {
    for (const each of this.#waiting) if (each.tab === tab) this.#waiting.delete(each);
  }

  #fateOf({ name }: Device): Fate {
    const chance = this.#chances.get(name) ?? randomOf(this.#world.seed, `line of ${name}`);
    this.#chances.set(name, chance);
    return this.isBad ? bad(chance, this.#weather) : calm(chance);
  }
}
