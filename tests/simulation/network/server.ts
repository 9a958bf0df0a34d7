import type { Device } from '../browser/device.ts';
import type { LabResponse } from '../lab/answers.ts';
import type { Books } from '../lab/books.ts';
import type { LabRequest } from '../lab/lab.ts';
import type { World } from '../world.ts';

/** The lab's server: sessions and the order API. Answers each request the moment it arrives. */
export class Server {
  readonly books: Books;
  /** Called after each request that may have changed something. */
  onChange: (asked: LabRequest, answered: LabResponse) => void = () => {};
  readonly #world: World;

  constructor(world: World, books: Books) {
    this.#world = world;
    this.books = books;
  }

  receive(request: Omit<LabRequest, 'who'>, device: Device, cookie: string): LabResponse {
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
