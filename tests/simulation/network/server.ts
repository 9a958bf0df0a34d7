import type { Device } from '../browser/device.ts';
import type { Answered } from '../lab/answers.ts';
import type { Books } from '../lab/books.ts';
import type { Asked } from '../lab/lab.ts';
import type { World } from '../world.ts';

/** The server of the lab: sessions, and the order API. Each request is answered at the moment it arrives. */
export class Server {
  readonly books: Books;
  /** Called after each request that changed something. */
  onChange: (asked: Asked, answered: Answered) => void = () => {};
  readonly #world: World;

  constructor(world: World, books: Books) {
    this.#world = world;
    this.books = books;
  }

  receive(request: Omit<Asked, 'who'>, device: Device, cookie: string): Answered {
    const { code, sessions, trace, loop } = this.#world;
    const asked = { ...request, who: sessions.who(cookie) };
    const answered = code.lab.ask(this.books, asked);
    const { method, path } = asked;
    if (path === '/api/logout') {
      sessions.end(cookie);
      if (device.cookie === cookie) device.cookie = '';
    }
    if (method !== 'GET') {
      trace.note(loop.now, 'server', `${device.name} ${method} ${path} → ${answered.status}`);
      this.onChange(asked, answered);
    }
    return answered;
  }
}
