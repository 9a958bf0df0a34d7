import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Locator, type Page } from 'playwright';
import { uuidv7 } from 'uuidv7';
import type { MoveAnswer } from '../../src/api/counter/contract.ts';
import { counterPaths } from '../../src/api/counter/paths.ts';
import type { OrdersAnswer } from '../../src/api/orders/contract.ts';
import { orderPaths } from '../../src/api/orders/paths.ts';
import type { OrderState } from '../../src/domain/lifecycle/order-state.ts';
import { openLive } from '../e2e/support/live.ts';
import { enter } from '../e2e/support/order-desk.ts';
import { startPanel } from '../e2e/support/panel-server.ts';
import { orderRequest } from '../server/support/order-request.ts';
import { signInAt } from '../server/support/real-server.ts';
import { findBrowser } from '../support/find-browser.ts';
import { type Figure, printFigures } from './figures.ts';
import { HttpLine } from './http-line.ts';
import { placing } from './placing.ts';

/** Orders waiting at one station, in addition to the sample's. */
const waiting = 1_000;
/** Orders moved by scanner, and as many by keyboard. */
const each = 20;
const patience = 120_000;

/** A clerk whose keystrokes and clicks are counted. What the scanner types doesn't count. */
class Clerk {
  keys = 0;
  presses = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async type(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.keys += 1;
      await this.page.keyboard.press(key);
    }
  }

  async press(button: Locator): Promise<void> {
    this.presses += 1;
    await button.click();
  }

  async scan(number: string): Promise<void> {
    await this.page.keyboard.type(number);
    await this.page.keyboard.press('Enter');
  }
}

type Most = { seconds: number; keys: number; presses: number };

/** Returns the seconds until the result is on screen, and the clerk's keystrokes and clicks. */
async function measured(
  clerk: Clerk,
  what: string,
  most: Most,
  work: () => Promise<void>,
): Promise<Figure[]> {
  const [keys, presses, from] = [clerk.keys, clerk.presses, performance.now()];
  await work();
  const seconds = (performance.now() - from) / 1000;
  return [
    { what, value: seconds, unit: 's', atMost: most.seconds },
    { what, value: clerk.keys - keys, unit: 'keystrokes', atMost: most.keys },
    { what, value: clerk.presses - presses, unit: 'presses', atMost: most.presses },
  ];
}

/** A shop places orders, and the lab accepts them all. */
async function fillStation(origin: string): Promise<void> {
  const cookie = await signInAt(origin, 'shop');
  const left = Array.from({ length: waiting }).keys();
  const place = async () => {
    const line = await HttpLine.open(origin);
    for (const place of left) {
      const body = JSON.stringify(orderRequest(`B-${place}`));
      const { status } = await line.send(placing(origin, cookie, body));
      if (status !== 201) throw new Error(`placing answered ${status}`);
    }
    line.close();
  };
  await Promise.all(Array.from({ length: 8 }, place));
  await acceptAll(origin);
}

async function acceptAll(origin: string): Promise<void> {
  const id = uuidv7();
  const headers = { Origin: origin, Cookie: await signInAt(origin, 'lab') };
  const asked = await fetch(origin + counterPaths.moves, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': id },
    body: JSON.stringify({ step: 'accept', filter: { state: 'submitted' }, leftOut: [] }),
  });
  if (asked.status !== 201) throw new Error(`accepting answered ${asked.status}`);
  for (;;) {
    const answer = await fetch(origin + counterPaths.move(id), { headers });
    const move = (await answer.json()) as MoveAnswer;
    if (move.isOver) return;
    await wait(200);
  }
}

async function countOf(page: Page, state: OrderState): Promise<number> {
  const answer = await page.request.get(`${counterPaths.matching}?state=${state}`);
  return (await answer.json()).count;
}

/** Throws unless the server has this count: a move that is only on screen doesn't count. */
async function expectCount(page: Page, state: OrderState, count: number): Promise<void> {
  const counted = await countOf(page, state);
  if (counted !== count) throw new Error(`${state}: ${counted} instead of ${count}`);
}

/** The ticket numbers of some orders at a station. */
async function ticketsAt(page: Page, state: OrderState): Promise<string[]> {
  const answer = await page.request.get(`${orderPaths.orders}?state=${state}&limit=${each}`);
  return ((await answer.json()) as OrdersAnswer).orders.map(({ number }) => number);
}

/** Opens the list of a station and waits until it reacts to keys. */
async function openStation(page: Page, state: OrderState): Promise<void> {
  await openLive(page, `/orders?state=${state}`);
  await page.locator('.queue .table-row').first().waitFor();
  await page.locator('[name="scan"]').waitFor();
}

const result = (page: Page, words: RegExp) =>
  page.locator('.move-results').getByText(words).waitFor({ timeout: patience });

async function workAtCounter(clerk: Clerk): Promise<Figure[]> {
  const { page } = clerk;
  const figures: Figure[] = [];
  await openStation(page, 'accepted');
  const [accepted, making] = [await countOf(page, 'accepted'), await countOf(page, 'inProduction')];
  const tickets = await ticketsAt(page, 'accepted');
  const scanned = { seconds: each, keys: 0, presses: 0 };
  figures.push(
    ...(await measured(clerk, `${each} by scanner`, scanned, async () => {
      for (const ticket of tickets) await clerk.scan(ticket);
      const last = page.locator('.scan-good').filter({ hasText: tickets.at(-1) ?? '' });
      await last.first().waitFor({ timeout: patience });
    })),
  );
  await expectCount(page, 'inProduction', making + each);

  await openStation(page, 'accepted');
  const typed = { seconds: each, keys: each + 5, presses: 0 };
  figures.push(
    ...(await measured(clerk, `${each} by keyboard`, typed, async () => {
      await clerk.type('j', 'x', ...Array<string>(each - 1).fill('Shift+ArrowDown'), 'n');
      await result(page, /moved on/);
    })),
  );
  await expectCount(page, 'inProduction', making + 2 * each);

  const back = { keys: 0, presses: 1 };
  figures.push(
    ...(await measured(clerk, `these ${each} taken back`, { seconds: each, ...back }, async () => {
      await clerk.press(page.locator('.move-bar').getByRole('button', { name: 'Undo' }));
      await result(page, /undone/);
    })),
  );
  await expectCount(page, 'inProduction', making + each);

  await openStation(page, 'accepted');
  const left = accepted - each;
  const all = { seconds: 60, keys: 3, presses: 0 };
  figures.push(
    ...(await measured(clerk, `all ${left} that match`, all, async () => {
      await clerk.type('a');
      await page.getByRole('button', { name: /Select all .* that match/ }).waitFor();
      await clerk.type('a', 'n');
      await result(page, /moved on/);
    })),
  );
  await expectCount(page, 'inProduction', making + accepted);

  figures.push(
    ...(await measured(clerk, `these ${left} taken back`, { seconds: 60, ...back }, async () => {
      await clerk.press(page.locator('.queue-room').getByRole('button', { name: 'Undo' }));
      await result(page, /undone/);
    })),
  );
  await expectCount(page, 'inProduction', making + each);
  await expectCount(page, 'accepted', left);
  return figures;
}

/**
 * A clerk's work at the counter of a lab with 1,000 more orders: with a hand scanner, which types a number and Enter
 * instantly, by keyboard alone, moving all matching orders at once, and undoing a mistake. The time to find a ticket
 * isn't counted.
 */
export async function benchCounter(panelDir: string): Promise<void> {
  const panel = await startPanel(panelDir);
  const browser = await chromium.launch(await findBrowser());
  try {
    await fillStation(panel.origin);
    const page = await browser.newPage({
      baseURL: panel.origin,
      viewport: { width: 1366, height: 768 },
      serviceWorkers: 'block',
    });
    page.setDefaultTimeout(patience);
    await enter(page, 'lab', 'en');
    printFigures('the counter, 1,000 orders more', await workAtCounter(new Clerk(page)));
  } finally {
    await browser.close();
    await panel.stop();
  }
}

if (import.meta.main) await benchCounter('dist');
