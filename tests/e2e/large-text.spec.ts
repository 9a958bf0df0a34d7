import { alignmentFaults } from '../survey/parts/alignment-faults.ts';
import { textFaults } from '../survey/parts/text-faults.ts';
import { expect, test } from './fixtures.ts';
import { presetStorage } from './shell/parts.ts';
import { enlarge } from './support/enlarge.ts';
import { openLive, untilRead } from './support/live.ts';
import { chooseLens, field } from './support/rx.ts';
import { sampleOf } from './support/sample.ts';
import { locales } from './support/screens.ts';
import { signIn } from './support/sign-in.ts';

const widths = [360, 1440];
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

for (const width of widths) {
  for (const locale of locales) {
    test(`text at twice the size is neither cut nor covered: ${width} px, ${locale}`, async ({
      page,
      panel,
    }) => {
      const { order, delivery } = await sampleOf(panel.origin);
      await page.setViewportSize({ width, height: 800 });
      await presetStorage(page, { locale });
      await signIn(page, 'shop');
      await enlarge(page);
      const pages = [...paths, `/orders/order?id=${order}`, `/deliveries?id=${delivery}`];
      for (const path of pages) {
        await openLive(page, path);
        await untilRead(page);
        await expect(page.locator('html')).toHaveCSS('font-size', '32px');
        await expect.poll(() => page.evaluate(textFaults), path).toEqual([]);
      }
    });
  }

  test(`text at twice the size fits the lab's screens: ${width} px`, async ({ page, panel }) => {
    const { account } = await sampleOf(panel.origin);
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, 'lab');
    await enlarge(page);
    for (const path of ofLab) {
      await openLive(page, path === '/transactions' ? `${path}?account=${account}` : path);
      await untilRead(page);
      await expect.poll(() => page.evaluate(textFaults), path).toEqual([]);
    }
  });

  test(`headings of a prescription are above their fields in large text: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, 'shop');
    await enlarge(page);
    await openLive(page, '/rx');
    await field(page, 'right.sphere').fill('-12.75');
    await chooseLens(page, 'progressive');
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
    expect(covered).toEqual([]);
    const text = await page.evaluate(textFaults);
    expect(text.filter(({ what }) => what === 'value cut')).toEqual([]);
  });
}

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
    await page.setViewportSize({ width: 1440, height: 800 });
    await signIn(page, role);
    for (const path of screens) {
      await openLive(page, path);
      await untilRead(page);
      await expect.poll(() => page.evaluate(alignmentFaults), path).toEqual([]);
    }
  });
}
