import type { Page } from 'playwright';
import { accountPath } from '../../../src/panel/account-path.ts';
import { alignmentFaults } from '../../survey/parts/alignment-faults.ts';
import { textFaults } from '../../survey/parts/text-faults.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { enlarge } from '../support/enlarge.ts';
import { openLive, untilLive, untilRead } from '../support/live.ts';
import { paste } from '../support/paste.ts';
import { chooseLens, field } from '../support/rx.ts';
import { sampleOf } from '../support/sample.ts';
import { locales } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

const desktop = { width: 1440, height: 800 };

test.use({ viewport: desktop });

const paths = [
  '/',
  '/rx',
  '/stockMulti',
  '/stockSingle',
  '/accessories',
  '/orders',
  '/people',
  '/contacts',
  '/invoices',
  '/notifications',
];
const ofLab = ['/lab', '/shelf', '/transactions', '/channels', '/invoices'];

/** Looks at the open page on a desktop, then on a phone: the page doesn't have to load again for that. */
async function atBothWidths(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  await look(1440);
  await page.setViewportSize({ width: 360, height: 800 });
  await untilLive(page);
  await look(360);
  await page.setViewportSize(desktop);
}

/** Opens a page and expects all its texts to be readable at both widths. */
async function expectTexts(page: Page, path: string): Promise<void> {
  await openLive(page, path);
  await untilRead(page);
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await atBothWidths(page, (width) =>
    expect.poll(() => page.evaluate(textFaults), `${path}, ${width} px`).toEqual([]),
  );
}

for (const locale of locales) {
  test(`text at twice the size is neither cut nor covered, on desktop and phone: ${locale}`, async ({
    page,
    panel,
  }) => {
    const { order, delivery } = await sampleOf(panel.origin);
    await presetStorage(page, { locale });
    await signIn(page, 'shop');
    await enlarge(page);
    const pages = [...paths, `/orders/order?id=${order}`, `/deliveries?id=${delivery}`];
    for (const path of pages) await expectTexts(page, path);
    await page.setViewportSize({ width: 1024, height: 800 });
    await openLive(page, '/stockSingle');
    const form = await page.locator('.stock-single-main').boundingBox();
    expect(form?.width).toBeGreaterThan(500);
  });
}

test("text at twice the size fits the lab's screens, on desktop and phone", async ({
  page,
  panel,
}) => {
  const { account } = await sampleOf(panel.origin);
  await signIn(page, 'lab');
  await enlarge(page);
  await openLive(page, accountPath(account));
  await untilRead(page);
  // A name can be longer than its field.
  const faults = async () =>
    (await page.evaluate(textFaults)).filter(({ what }) => what !== 'value cut');
  await atBothWidths(page, (width) => expect.poll(faults, `account, ${width} px`).toEqual([]));
  for (const path of ofLab) {
    await expectTexts(page, path === '/transactions' ? `${path}?account=${account}` : path);
  }
  await page.setViewportSize({ width: 1024, height: 800 });
  await openLive(page, '/shelf');
  const grid = await page.locator('.power-grid-window').boundingBox();
  expect(grid?.width).toBeGreaterThan(500);
  await openLive(page, '/orders');
  await expect.poll(() => page.evaluate(textFaults), '/orders, 1024 px').toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  // A select has no scroll width that says whether its text fits.
  const spare = await page.locator('.scan-field select').evaluate((select) => {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen || !(select instanceof HTMLSelectElement)) return null;
    pen.font = font;
    const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    return (
      select.clientWidth - padding - pen.measureText(select.selectedOptions[0]?.text ?? '').width
    );
  });
  expect(spare, 'the chosen step of the station').toBeGreaterThanOrEqual(0);
  await openLive(page, '/audit');
  await page.getByRole('button', { name: 'انتخاب تاریخ' }).first().click();
  const days = page.locator('.calendar-day');
  await expect(days.first()).toBeVisible();
  const tight = (all: Element[]) => all.filter((day) => day.scrollWidth > day.clientWidth).length;
  expect(await days.evaluateAll(tight), 'days wider than their column').toBe(0);
});

test('headings of a prescription are above their fields in large text, on desktop and phone', async ({
  page,
}) => {
  await signIn(page, 'shop');
  await enlarge(page);
  await openLive(page, '/rx');
  await field(page, 'right.sphere').fill('-12.75');
  await chooseLens(page, 'progressive');
  await atBothWidths(page, async (width) => {
    const covered = await page.locator('.rx-eyes .rx-input').evaluateAll((inputs) =>
      inputs.flatMap((input) => {
        const label = input.parentElement?.querySelector('.rx-label');
        const isSeen = label && label.getBoundingClientRect().width > 2;
        if (!isSeen) return [];
        const letters = document.createRange();
        letters.selectNodeContents(label);
        const over = letters.getBoundingClientRect().bottom - input.getBoundingClientRect().top;
        const wide = label.scrollWidth - label.clientWidth;
        return over > 6 || wide > 1 ? [`${label.textContent} ${over} ${wide}`] : [];
      }),
    );
    expect(covered, `${width} px`).toEqual([]);
    const text = await page.evaluate(textFaults);
    expect(
      text.filter(({ what }) => what === 'value cut'),
      `${width} px`,
    ).toEqual([]);
  });
  // English amounts are longer.
  await page.setViewportSize({ width: 360, height: 800 });
  await page.evaluate(() => localStorage.setItem('locale', 'en'));
  await openLive(page, '/rx');
  for (const side of ['right', 'left']) await field(page, `${side}.sphere`).fill('-6');
  await chooseLens(page, 'singleVision');
  await expect(page.locator('.rx-total')).toContainText('toman');
  const clear = await page.locator('.rx-total dd').evaluate((total) => {
    const letters = document.createRange();
    letters.selectNodeContents(total);
    const price = letters.getBoundingClientRect();
    const buttons = document.querySelector('.rx-actions')?.getBoundingClientRect();
    return buttons && Math.max(buttons.left - price.right, buttons.top - price.bottom);
  });
  expect(clear, 'between the total and the buttons').toBeGreaterThanOrEqual(0);
  await field(page, 'job', 'remoteEdged').check();
  await expect(field(page, 'frame.type', 'halfRim')).toBeVisible();
  const wider = await page
    .locator('.rx-option')
    .evaluateAll((options) =>
      options.filter((each) => each.clientWidth > (each.parentElement?.clientWidth ?? 0)),
    );
  expect(wider, 'options wider than their row').toEqual([]);
  await paste(page, 'R -2.00 -0.50 x 90\nL -2.25 -0.75 x 85 pd 63');
  await expect(page.locator('.pasted-values')).toBeVisible();
  const over = await page
    .locator('.pasted')
    .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(over, 'the values of a pasted message').toBe(0);
});

test('the chosen text size scales the size set by the reader', async ({ page }) => {
  await presetStorage(page, { textSize: 'larger' });
  await openLive(page, '/login');
  await expect(page.locator('html')).toHaveCSS('font-size', '20px');
  await enlarge(page);
  await expect(page.locator('html')).toHaveCSS('font-size', '40px');
});

for (const [role, screens] of [
  ['shop', ['/rx', '/accessories', '/orders', '/stockMulti', '/stockSingle']],
  ['lab', ['/shelf', '/orders', '/catalogue', '/audit', '/lab']],
] as const) {
  test(`labels and controls in a row are aligned: ${role}`, async ({ page, panel }) => {
    await sampleOf(panel.origin);
    await signIn(page, role);
    for (const path of screens) {
      await openLive(page, path);
      await untilRead(page);
      await expect.poll(() => page.evaluate(alignmentFaults), path).toEqual([]);
    }
  });
}
