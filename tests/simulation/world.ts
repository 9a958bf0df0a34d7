import { instances, type Scripts } from './browser/bundle.ts';
import { Device } from './browser/device.ts';
import type { DatabaseClasses } from './browser/disk.ts';
import type { Panel } from './browser/panel.ts';
import { pageGlobals, type Tab } from './browser/tab.ts';
import type { Books } from './lab/books.ts';
import type { Lab } from './lab/lab.ts';
import { Line } from './network/line.ts';
import { Server } from './network/server.ts';
import { Sessions } from './network/sessions.ts';
import { EventLoop } from './schedule/event-loop.ts';
import { randomOf } from './schedule/random.ts';
import { Trace } from './schedule/trace.ts';

type Make<Exports> = (globals: Readonly<Record<string, unknown>>) => Exports;

/** The scripts of a run, ready to be instantiated. */
export interface Code {
  panel: Make<{ panel: Panel }>;
  database: Make<{ database: DatabaseClasses }>;
  lab: Lab;
}

export function compile({ panel, database, lab }: Scripts): Code {
  return {
    panel: instances(panel, pageGlobals),
    database: instances(database, ['globalThis', 'setImmediate']),
    lab: instances<{ lab: Lab }>(lab, [])({}).lab,
  };
}

/** A weekday morning. */
const morning = Date.UTC(2030, 0, 2, 6);

/** Makes UUIDv7s for the server. */
function idMaker(seed: number, now: () => number): () => string {
  const chance = randomOf(seed, 'ids of the server');
  const hex = (digits: number) =>
    Math.floor(chance.next() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  return () => {
    const time = Math.floor(now()).toString(16).padStart(12, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-8${hex(3)}-${hex(12)}`;
  };
}

/** Everything in a run: devices, network, server, and the clock they share. */
export class World {
  readonly seed: number;
  readonly code: Code;
  readonly loop = new EventLoop(morning);
  readonly trace = new Trace();
  readonly sessions = new Sessions();
  readonly line: Line;
  readonly server: Server;
  readonly devices = new Map<string, Device>();
  /** Called with each tab that opens. */
  onOpen: (tab: Tab) => void = () => {};

  constructor(seed: number, code: Code, offer: Pick<Books, 'catalogue' | 'shelf'>) {
    this.seed = seed;
    this.code = code;
    this.line = new Line(this);
    const now = () => this.loop.now;
    const empty = { orders: new Map(), entries: new Map(), deliveries: new Map() };
    this.server = new Server(this, { ...offer, ...empty, now, newId: idMaker(seed, now) });
    this.loop.onTask = ({ at, label }) => this.trace.task(at, label);
  }

  device(name: string): Device {
    const known = this.devices.get(name) ?? new Device(this, name);
    this.devices.set(name, known);
    return known;
  }
}
