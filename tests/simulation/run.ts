import type { Preorder } from '../../src/domain/order/preorder.ts';
import type { Tab } from './browser/tab.ts';
import { programLength } from './program/draw-program.ts';
import { offer } from './program/offer.ts';
import { type PersonName, people } from './program/people.ts';
import { perform } from './program/perform.ts';
import type { Program } from './program/step.ts';
import type { Broken, Report } from './promises/broken.ts';
import { Diary } from './promises/diary.ts';
import { judgeEnd, readDisk } from './promises/judge-end.ts';
import { judgeLab } from './promises/watch-lab.ts';
import { watchTab } from './promises/watch-tab.ts';
import type { Trace } from './schedule/trace.ts';
import { type Code, World } from './world.ts';

/** The result of a run. */
export interface Outcome {
  program: Program;
  /** The first broken promise, null if all held. */
  broken: (Broken & { at: number }) | null;
  trace: Trace;
  /** Start time, ms since 1970. */
  began: number;
}

/** Time in which everything pending is sent once the faults have ended, ms. */
const healing = 240_000;
/** How long a returning person stays, ms. */
const visit = 120_000;
/** One round trip on a good line, including all processing, ms. */
const roundTrip = 250;

/** Runs a program until its end or the first broken promise. */
export async function run(program: Program, code: Code): Promise<Outcome> {
  const { seed, devices, steps } = program;
  const offered = offer();
  const initialStock = new Map(offered.shelf);
  const world = new World(seed, code, offered);
  const { loop, trace, server } = world;
  const began = loop.now;
  const diary = new Diary();
  let broken: Outcome['broken'] = null;
  const report: Report = (promise, where, what) => {
    if (broken) return;
    broken = { promise, where, what, at: loop.now };
    trace.note(loop.now, where.split('/')[0] ?? '', `${promise}: ${what}`);
    loop.isStopped = true;
  };
  const scene = { diary, report };

  const judges = new Map<Tab, () => void>();
  world.onOpen = (tab) => {
    judges.set(tab, watchTab(tab, diary, report));
    // As if the list of orders were on the screen.
    tab.panel.keepFresh(
      () => void tab.panel.readOrders(50),
      () => true,
    );
  };
  server.onChange = () => judgeLab(server.books, initialStock, report);
  loop.onRest = () => {
    for (const [tab, judge] of judges) {
      if (tab.isAlive) judge();
      else judges.delete(tab);
    }
  };

  for (const [name, person] of Object.entries(devices)) {
    const device = world.device(name);
    device.signIn(people[person]);
    device.open('a');
  }
  for (const step of steps) {
    loop.after(step.at, `step ${step.does}`, () => {
      const tab = world.device(step.device).open(step.tab);
      // A failed action is reported on the screen.
      perform(tab, step, scene).catch((error: unknown) => tab.note(`failed: ${error}`));
    });
  }
  await loop.runUntil(began + programLength);
  if (loop.isStopped) return { program, broken, trace, began };
  await heal(world, program, diary);
  await reconnect(world);
  const disks = new Map<string, Preorder[]>();
  for (const device of world.devices.values()) {
    void readDisk(device).then((records) => disks.set(device.name, records));
  }
  await loop.runUntil(loop.now + 50);
  if (!broken) judgeEnd(world, diary, disks, report);
  return { program, broken, trace, began };
}

/** Ends all faults and lets everyone return. */
async function heal(world: World, { devices }: Program, { wantedOrders }: Diary): Promise<void> {
  const { loop, line } = world;
  line.isBad = false;
  for (const device of world.devices.values()) {
    device.setOnline(true);
    device.disk.mend();
    device.ahead = 0;
  }
  const waits = [...wantedOrders.values()];
  for (const name of ['shop2', 'shop'] as const) {
    const isWaiting = waits.filter(({ user }) => user === people[name].user.id);
    const others = isWaiting.filter(({ device }) => devices[device] !== name);
    if (others.length === 0) continue;
    for (const { device } of others) comeBack(world, device, name);
    await loop.runUntil(loop.now + visit);
  }
  for (const [device, person] of Object.entries(devices)) comeBack(world, device, person);
  await loop.runUntil(loop.now + healing);
}

function comeBack(world: World, name: string, person: PersonName): void {
  const device = world.device(name);
  const tab = device.open('a');
  const { id } = people[person].user;
  const isThere = world.sessions.who(device.cookie)?.user.id === id;
  if (!isThere || tab.panel.$signedIn.get()?.user.id !== id) device.signIn(people[person]);
}

/** Takes every device offline and back online. */
async function reconnect(world: World): Promise<void> {
  const { loop, devices } = world;
  for (const device of devices.values()) device.setOnline(false);
  await loop.runUntil(loop.now + 100);
  for (const device of devices.values()) device.setOnline(true);
  await loop.runUntil(loop.now + roundTrip);
}
