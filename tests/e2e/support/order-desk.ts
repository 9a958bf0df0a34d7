import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { uuidv7 } from 'uuidv7';
import { idempotencyHeader } from '../../../src/api/headers.ts';
import type { PlaceOrderRequest } from '../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { stockPath } from '../../../src/api/stock/paths.ts';
import type { EventName } from '../../../src/domain/lifecycle/event-name.ts';
import { stockOnHand } from '../../../src/domain/stock/chart.ts';
import type { StockCatalogue, StockCell } from '../../../src/domain/stock/stock.ts';
import type { Locale } from '../../../src/i18n/language/locale.ts';
import { pick } from '../../../src/i18n/language/message.ts';
import { labActs } from '../../../src/i18n/order/lab-desk.ts';
import { shopActs } from '../../../src/i18n/order/shop-desk.ts';
import { openLive } from './live.ts';
import { originOf } from './origin.ts';
import { type DemoAccount, signIn } from './sign-in.ts';

/** Input for an event's form, by field name. A number selects an option by its index. */
type Typed = Record<string, string | number>;

/** A user of one side at an order's page. */
export type Person = { page: Page; side: 'shop' | 'lab'; locale: Locale };

export async function enter(
  page: Page,
  side: Person['side'],
  locale: Locale,
  account: DemoAccount = side,
): Promise<Person> {
  // Whichever tab of this person loads first.
  await page.context().addInitScript((chosen) => {
    if (origin !== 'null') localStorage.locale ??= chosen;
  }, locale);
  await signIn(page, account);
  return { page, side, locale };
}

/** Posts through the API, as if from elsewhere. Resolves to the created object. */
export async function postElsewhere({ page }: Person, path: string, data: object) {
  const headers = { Origin: await originOf(page), [idempotencyHeader]: uuidv7() };
  const answer = await page.request.post(path, { data, headers });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** Places an order through the API. Resolves to its id. */
export async function placeOrder(person: Person, data: PlaceOrderRequest): Promise<string> {
  return (await postElsewhere(person, orderPaths.orders, data)).id;
}

/** Acts on an order through the API, as if from elsewhere. */
export async function actElsewhere(person: Person, id: string, data: object): Promise<void> {
  await postElsewhere(person, orderPaths.events(id), data);
}

/** Pieces on the shelf. */
export async function onShelf({ page }: Person, cell: StockCell): Promise<unknown> {
  const stock: StockCatalogue = await (await page.request.get(stockPath)).json();
  return stockOnHand(stock, cell);
}

export const openOrder = async ({ page }: Person, id: string): Promise<void> => {
  await openLive(page, `/orders/order?id=${id}`);
  await expect(page.locator('.order-acts')).toBeVisible();
};

export const dialog = ({ page }: Person): Locator => page.getByRole('dialog');

const acts = { shop: shopActs.texts, lab: labActs.texts } as const;

/** The button of an event. */
export function button({ page, side, locale }: Person, event: EventName): Locator {
  const texts: Partial<Record<EventName, readonly [string, string]>> = acts[side];
  const name = pick(texts[event] ?? ['', ''], locale);
  return page.locator('.order-desk').getByRole('button', { name, exact: true });
}

async function fillIn(form: Locator, event: EventName, typed: Typed): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    const field = form.locator(`#${event}-${name}`);
    if (name === 'reason' || name === 'promisedFor') {
      await field.selectOption(typeof value === 'number' ? { index: value } : value);
    } else await field.fill(String(value));
  }
}

/** Opens an event's form and fills it in. Without `typed`, the event only needs the click. */
export async function prepare(person: Person, event: EventName, typed: Typed): Promise<void> {
  await button(person, event).click();
  await fillIn(dialog(person), event, typed);
}

export const submit = (form: Locator) => form.locator('button[type="submit"]').click();

/** Clicks an event's button and waits until the event is recorded. */
export async function act(person: Person, event: EventName, typed?: Typed): Promise<void> {
  const { page } = person;
  if (!typed) await button(person, event).click();
  else {
    await prepare(person, event, typed);
    await submit(dialog(person));
    await expect(dialog(person)).toHaveCount(0);
  }
  await expect(page.locator('.order-desk .notice-info')).toBeVisible();
}

/** Answers the lab's question in the field next to it. */
export async function answer({ page }: Person, message: string): Promise<void> {
  const form = page.locator('.order-question form');
  await form.locator('textarea').focus();
  await expect(page.locator('#answer-message')).toBeFocused();
  await page.keyboard.type(message);
  await submit(form);
  await expect(form).toHaveCount(0);
}
