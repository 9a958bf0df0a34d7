import type { KeptTab } from '../../support/kept-browsers.ts';
import { openScreen } from '../../support/screen-steps.ts';
import { type Answer, countingFront, type Front } from './counting-front.ts';
import {
  type BrowserName,
  failingScreens,
  isKept,
  takeOver,
  until,
  update,
  withDevice,
} from './device.ts';
import { differingFiles } from './same-files.ts';

/** A built version and its server. */
export type Version = { folder: string; origin: string };

/** What is wrong on an offline device: screens that don't open, and files that differ from the build. */
export type Faults = { failing: string[]; differing: string[] };

export type Moved = Faults & { answers: Answer[] };

/** Cuts the line and checks what the device has of a version. */
export async function faultsOf(tab: KeptTab, front: Front, { folder }: Version): Promise<Faults> {
  front.fail();
  const failing = await failingScreens(tab, front.origin);
  return { failing, differing: await differingFiles(tab, folder) };
}

async function firstVisit(tab: KeptTab, front: Front): Promise<Answer[]> {
  await openScreen(tab, `${front.origin}/`);
  await until(() => isKept(tab));
  return front.takeFiles();
}

export type First = Moved & { second: Answer[] };

/**
 * A first visit of `/`: what is downloaded from the start of its worker on, and then by a second visit of every screen.
 */
export async function measureFirst(name: BrowserName, version: Version): Promise<First> {
  const front = await countingFront(version.origin);
  const seen = await withDevice(name, async (tab) => {
    const visit = await firstVisit(tab, front);
    await failingScreens(tab, front.origin);
    const second = front.takeFiles();
    const worker = visit.findIndex(({ path }) => path === '/sw.js');
    const answers = visit.slice(worker);
    return { answers, second, ...(await faultsOf(tab, front, version)) };
  });
  front.close();
  return seen;
}

/** What a device with one version downloads to get another, and what is wrong with it when offline. */
export async function measureUpdate(name: BrowserName, from: Version, to: Version): Promise<Moved> {
  const front = await countingFront(from.origin);
  const seen = await withDevice(name, async (tab) => {
    await firstVisit(tab, front);
    front.serve(to.origin);
    await update(tab);
    const answers = front.takeFiles();
    await takeOver(tab);
    return { answers, ...(await faultsOf(tab, front, to)) };
  });
  front.close();
  return seen;
}
