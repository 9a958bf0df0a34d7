import type { Page } from 'playwright';
import { field } from '../../e2e/support/rx.ts';

/** References of typed and of accepted orders. */
export type Diary = {
  /** Typed far enough that a kill must not lose them. */
  begun: Set<string>;
  /** Accepted by the panel, which must now deliver them to the lab without further input. */
  taken: Set<string>;
};

const choices = { kind: 'singleVision', steps: ['design', 'index', 'colour', 'coating'] } as const;

async function chooseLens(page: Page): Promise<void> {
  await field(page, 'lens.kind', choices.kind).check();
  for (const step of choices.steps) await field(page, `lens.${step}`).selectOption({ index: 1 });
}

export async function openForm(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/rx`);
  await page.waitForFunction(
    () => document.querySelector('astro-island[ssr]:not([client="idle"])') === null,
  );
  await page.waitForFunction(() => sessionStorage.getItem('draft') !== null);
}

/** Completes and sends the order on the screen. */
async function finish(page: Page, diary: Diary): Promise<void> {
  const reference = await field(page, 'reference').inputValue();
  await field(page, 'eyes', 'right').check();
  await field(page, 'right.sphere').fill('-1.00');
  await chooseLens(page);
  await field(page, 'reference').press('Control+Enter');
  await page.locator('.rx-done').waitFor();
  diary.taken.add(reference);
}

/** Continues the order on the screen, then types further orders until stopped. */
export async function typeOrders(
  page: Page,
  diary: Diary,
  name: string,
  isOver: () => boolean,
): Promise<void> {
  if ((await field(page, 'reference').inputValue()) !== '') await finish(page, diary);
  for (let count = 0; !isOver(); count += 1) {
    const reference = `${name}-${count}`;
    await field(page, 'reference').fill(reference);
    await field(page, 'patient').fill(`patient of ${reference}`);
    // Longer than the panel's delay before it saves a draft.
    await page.waitForTimeout(400);
    diary.begun.add(reference);
    await finish(page, diary);
  }
}
