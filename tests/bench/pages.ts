import { type Browser, chromium } from 'playwright';
import { startPanel } from '../e2e/support/panel-server.ts';
import { type DemoAccount, signedInState } from '../e2e/support/sign-in.ts';
import { coldRequests, coldVisits } from '../support/cold-visits.ts';
import { findBrowser } from '../support/find-browser.ts';
import { redrawMs } from './drawing.ts';
import { type Figure, printFigures } from './figures.ts';
import { navigationMs, typingMs } from './interaction.ts';
import { gridFigures } from './power-grid.ts';
import { twoVisits } from './second-visit.ts';
import { coldVisit, type Visit } from './visit.ts';

const kb = (bytes: number) => bytes / 1000;
const bytesOf = ({ bytes }: Visit, ...kinds: string[]) =>
  kb(kinds.reduce((sum, kind) => sum + (bytes[kind] ?? 0), 0));
const all = ({ bytes }: Visit) => kb(Object.values(bytes).reduce((sum, each) => sum + each, 0));

/** The cookie and storage of a user who has signed in. */
async function signedInAs(browser: Browser, origin: string, account: DemoAccount) {
  const context = await browser.newContext({ baseURL: origin });
  const storageState = await signedInState(await context.newPage(), account);
  await context.close();
  return storageState;
}

async function measure(panelDir: string) {
  const panel = await startPanel(panelDir);
  const browser = await chromium.launch(await findBrowser());
  const measured = new Map<string, Figure[]>();
  const shop = await signedInAs(browser, panel.origin, 'shop');
  const lab = await signedInAs(browser, panel.origin, 'lab');
  for (const { name, path, wholeKb } of coldVisits) {
    const url = `${panel.origin}${path}`;
    const plain = await coldVisit(browser, url);
    const ofShop = await coldVisit(browser, url, { storageState: shop });
    const ofLab = await coldVisit(browser, url, { storageState: lab });
    const visits = await twoVisits(browser, panel.origin, path);
    const figures: Figure[] = [
      figure('HTML and CSS', 'KB', bytesOf(plain, 'Document', 'Stylesheet'), 14),
      figure('scripts', 'KB', bytesOf(plain, 'Script')),
      figure('font', 'KB', bytesOf(plain, 'Font')),
      figure('whole first visit', 'KB', all(plain), wholeKb),
      figure('requests', 'count', plain.requests, coldRequests),
      figure('layout shift', 'CLS', plain.shift, 0),
      figure('layout shift, shop', 'CLS', ofShop.shift, 0),
      figure('layout shift, lab', 'CLS', ofLab.shift, 0),
      figure('first visit, files downloaded', 'KB', kb(visits.first.files)),
      figure('all other pages, fetched behind it', 'KB', kb(visits.behind.files)),
      figure('second visit, files downloaded', 'KB', kb(visits.second.files), 0),
      figure('second visit, API downloaded', 'KB', kb(visits.second.api)),
    ];
    measured.set(name, figures);
  }
  measured.set('at 4× slower processor', [
    figure('typing in RX, INP', 'ms', await typingMs(browser, panel.origin), 100),
    figure('redraw of frame and lenses', 'ms', await redrawMs(browser, panel.origin), 16),
    figure('navigation, next paint', 'ms', await navigationMs(browser, panel.origin), 100),
    ...(await gridFigures(browser, panel.origin)),
  ]);
  await browser.close();
  await panel.stop();
  return measured;
}

function figure(what: string, unit: string, value: number, budget?: number): Figure {
  return { what, unit, value, ...(budget === undefined ? {} : { atMost: budget }) };
}

/** Prints weight and speed of the pages: the shipped build next to the React build. */
export async function benchPages(builds: Record<string, string>): Promise<void> {
  const columns = Object.keys(builds);
  const results: Map<string, Figure[]>[] = [];
  for (const folder of Object.values(builds)) results.push(await measure(folder));
  const [shipped, ...others] = results;
  for (const [title, figures] of shipped ?? []) {
    const beside = figures.map((each, index) => ({
      ...each,
      beside: others.map((result) => result.get(title)?.[index]?.value ?? Number.NaN),
    }));
    printFigures(title, beside, columns);
  }
}
