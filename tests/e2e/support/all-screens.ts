import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import type { DashboardAnswer } from '../../../src/api/dashboard/contract.ts';
import { dashboardPath } from '../../../src/api/dashboard/paths.ts';
import { type OrderState, orderState } from '../../../src/domain/lifecycle/order-state.ts';
import { formatCount } from '../../../src/i18n/language/format-number.ts';
import type { Locale } from '../../../src/i18n/language/locale.ts';
import { pick } from '../../../src/i18n/language/message.ts';
import { orderStates } from '../../../src/i18n/orders/orders.ts';
import { openLive } from './live.ts';
import { openOrder, type Person } from './order-desk.ts';

type Counts = Partial<Record<OrderState, number>>;

/** A person with the dashboard and the list open in addition to the page they work on. */
export type Watcher = Person & {
  dashboard: Page;
  list: Page;
  /** Orders in each state before the story begins. */
  before: Counts;
};

/** Expected state of each order of a story, by its id. */
export type Standing = Readonly<Record<string, OrderState>>;

async function openBeside({ page }: Person, path: string): Promise<Page> {
  const beside = await page.context().newPage();
  await openLive(beside, path);
  return beside;
}

export async function watch(person: Person): Promise<Watcher> {
  const answer = await person.page.request.get(dashboardPath);
  const { counts }: DashboardAnswer = await answer.json();
  const dashboard = await openBeside(person, '/');
  const list = await openBeside(person, '/orders');
  return { ...person, dashboard, list, before: counts };
}

const chipText = (state: OrderState, locale: Locale) => pick(orderStates.texts[state], locale);

async function listShows({ list, locale }: Watcher, standing: Standing): Promise<void> {
  for (const [id, state] of Object.entries(standing)) {
    const row = list.locator('.table-row').filter({ has: list.locator(`a[href*="${id}"]`) });
    await expect(row.locator('.order-state .chip')).toHaveText(chipText(state, locale), {
      useInnerText: true,
    });
  }
}

async function dashboardShows(watcher: Watcher, standing: Standing): Promise<void> {
  const { dashboard, before, locale } = watcher;
  for (const state of orderState.options) {
    const added = Object.values(standing).filter((each) => each === state).length;
    const count = (before[state] ?? 0) + added;
    const number = dashboard.locator(`.card-year a[href$="?state=${state}"] strong`);
    if (count === 0) await expect(number, state).toHaveCount(0);
    else {
      const text = formatCount(count, locale);
      await expect(number, state).toHaveText(text, { useInnerText: true });
    }
  }
}

const historyOn = (page: Page) =>
  page
    .locator('.timeline li time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));

/** Expects a person to see an order's state and the times of its events on its page. */
async function orderShows(person: Person, id: string, state: OrderState) {
  await openOrder(person, id);
  await expect(person.page.locator('.order-name .chip')).toHaveText(
    chipText(state, person.locale),
    { useInnerText: true },
  );
  // For the lab, this loads together with the desk and its notes.
  await expect(person.page.locator('.timeline li time').first()).toBeVisible();
  return historyOn(person.page);
}

/**
 * Expects both sides to see the same on every screen: lists and dashboards follow either side's changes automatically.
 */
export async function allShow(
  { shop, lab }: { shop: Watcher; lab: Watcher },
  standing: Standing,
): Promise<void> {
  for (const each of [shop, lab]) {
    await listShows(each, standing);
    await dashboardShows(each, standing);
  }
}

/** Expects both sides to see the order in the same state, with the same history. */
export async function bothSee(
  sides: readonly Person[],
  id: string,
  state: OrderState,
): Promise<void> {
  const [one, other] = await Promise.all(sides.map((person) => orderShows(person, id, state)));
  expect(one).toEqual(other);
}
