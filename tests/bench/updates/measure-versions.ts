import { type PanelServer, startPanel } from '../../e2e/support/panel-server.ts';
import { isWithoutFirefox } from '../../support/find-firefox.ts';
import { isWithoutWebkit } from '../../support/webkit.ts';
import { printFigures } from '../figures.ts';
import { slowLine } from '../line/modelled-line.ts';
import type { BrowserName } from './device.ts';
import { bytesOf, figure, type Most, ofInterrupted, ofMoved } from './figures-of.ts';
import { measureInterrupted } from './interrupted.ts';
import { type Faults, measureFirst, measureUpdate, type Version } from './measures.ts';
import { measureSlowly } from './slow-visit.ts';

/** Folders of built versions, by the number of changed words, and a copy of the last one with one changed island. */
export type Versions = { words: ReadonlyMap<number, string>; island: string };

/** An update of a device from one version to another. */
type Step = { what: string; from: Version; to: Version; most: Most };

const columns = ['now', 'released'];

/** Download limits for a device by the number of versions it is behind. */
const mostBehind: Record<number, Most> = { 1: { kb: 15, answers: 3 }, 3: { kb: 60 } };

/**
 * Download limits of a first and a second visit. WebKit is measured without limits: it only accepts Brotli over https,
 * under automation its only cache is the worker's, and it checks for a newer worker at each visit.
 */
const mostFirst: Record<BrowserName, { first: Most; second?: number }> = {
  chromium: { first: { kb: 350, answers: 6 }, second: 0 },
  firefox: { first: { kb: 350, answers: 6 }, second: 0 },
  webkit: { first: {} },
};

const others: readonly BrowserName[] = [
  ...(isWithoutFirefox() ? [] : (['firefox'] as const)),
  ...(isWithoutWebkit() ? [] : (['webkit'] as const)),
];

function printFaults(what: string, { failing, differing }: Faults): void {
  for (const path of failing) console.log(`    ${what}, does not open offline: ${path}`);
  for (const path of differing) console.log(`    ${what}, not as built: ${path}`);
}

/** Returns the bytes of the first visit and of the first step. */
async function measureIn(name: BrowserName, first: Version, steps: readonly Step[]) {
  const visit = await measureFirst(name, first);
  const most = mostFirst[name];
  const again = figure('second visit: fetched', 'KB', bytesOf(visit.second) / 1000, most.second);
  const figures = [...ofMoved('first visit', visit, most.first), again];
  const seen = [];
  for (const step of steps) {
    const moved = await measureUpdate(name, step.from, step.to);
    figures.push(...ofMoved(step.what, moved, step.most));
    seen.push({ what: step.what, ...moved });
  }
  printFigures(`Kept and updated, ${name}`, figures, columns);
  printFaults('first visit', visit);
  for (const each of seen) printFaults(each.what, each);
  return { visit: bytesOf(visit.answers), change: bytesOf(seen[0]?.answers ?? []) };
}

async function printSlow(from: Version, to: Version): Promise<void> {
  const { readyMs, updateMs } = await measureSlowly(from, to);
  const figures = [
    figure('all kept after first paint', 's', readyMs / 1000, 15),
    figure('1 behind: whole', 's', updateMs / 1000, 3),
  ];
  printFigures(`Kept and updated, chromium, ${slowLine.name}`, figures, columns);
}

async function measureAll(steps: readonly [Step, ...Step[]]): Promise<void> {
  const [{ from, to }] = steps;
  const whole = await measureIn('chromium', from, steps);
  await printSlow(from, to);
  const seen = await measureInterrupted(from, to, whole);
  printFigures('Interrupted at random bytes, chromium', ofInterrupted(seen), columns);
  printFaults('interrupted', seen);
  for (const name of others) await measureIn(name, from, steps);
}

/** Serves the versions, and prints how much devices in this machine's browsers download for them. */
export async function measureVersions({ words, island }: Versions): Promise<void> {
  const running: PanelServer[] = [];
  const serve = async (folder = ''): Promise<Version> => {
    const server = await startPanel(folder);
    running.push(server);
    return { folder, origin: server.origin };
  };
  try {
    const first = await serve(words.get(0));
    const step = async (behind: number): Promise<Step> => ({
      what: `${behind} behind`,
      from: first,
      to: await serve(words.get(behind)),
      most: mostBehind[behind] ?? {},
    });
    const steps: [Step, ...Step[]] = [await step(1)];
    const newest = Math.max(...words.keys());
    for (const behind of new Set([3, newest])) {
      if (behind > 1 && words.has(behind)) steps.push(await step(behind));
    }
    const from = steps.at(-1)?.to ?? first;
    steps.push({ what: 'one island', from, to: await serve(island), most: { kb: 10 } });
    await measureAll(steps);
  } finally {
    for (const server of running) await server.stop();
  }
}
