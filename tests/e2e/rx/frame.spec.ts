import type { Page } from 'playwright';
import { lastFramesPath } from '../../../src/api/last-frames/paths.ts';
import { noFrameDetails } from '../../../src/domain/frame/details.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import { expect, test } from '../fixtures.ts';
import { findings, showTheme } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { enter, placeOrder } from '../support/order-desk.ts';
import { chooseLens, field } from '../support/rx.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const fold = (page: Page) => page.locator('#rx-fold-frame .rx-fold-title');

/** The frames listed under the focused field. */
const listed = (page: Page) => page.locator('#rx-fold-frame [role="listbox"] [role="option"]');

/** The texts suggested for a field. */
const suggested = (page: Page, name: string) =>
  field(page, `frameDetails.${name}`).evaluate((input) =>
    input instanceof HTMLInputElement && input.list
      ? [...input.list.options].map(({ value }) => value)
      : [],
  );

test('a frame from an earlier order is filled in completely by its name, and undone', async ({
  page,
}) => {
  const person = await enter(page, 'shop', 'en');
  const measured = { type: 'fullRim', shape: 'panto', a: 525, b: 400, dbl: 180, ed: 560 } as const;
  for (const [brand, model, frame] of [
    ['Rayan', 'R 7', {}],
    ['Atlas', 'Sim 12', measured],
  ] as const) {
    const { content } = orderRequest();
    const frameDetails = {
      ...noFrameDetails,
      brand,
      model,
      colour: 'red',
      material: 'metal' as const,
    };
    await placeOrder(person, {
      content: { ...content, frame: { ...content.frame, ...frame }, frameDetails },
    });
  }
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openLive(page, '/rx');
  await field(page, 'patient').fill('Nora Sample');
  expect(asked).not.toContain(lastFramesPath);
  await fold(page).press('Enter');
  const brand = field(page, 'frameDetails.brand');
  await brand.press('ArrowDown');
  await expect(listed(page)).toHaveText([/Atlas Sim 12.*52\.5/, /Rayan R 7/]);
  await brand.fill('sim');
  await expect(listed(page)).toHaveText([/Atlas Sim 12/]);
  expect(await findings(page)).toEqual([]);
  await field(page, 'frame.ed').fill('60');
  await brand.press('ArrowDown');
  await brand.press('ArrowDown');
  await brand.press('Enter');
  await expect(brand).toHaveValue('Atlas');
  await expect(brand).toBeFocused();
  await expect(listed(page)).toHaveCount(0);
  await expect(field(page, 'frameDetails.model')).toHaveValue('Sim 12');
  await expect(field(page, 'frameDetails.colour')).toHaveValue('');
  await expect.poll(() => suggested(page, 'colour')).toEqual(['red']);
  await expect(field(page, 'frameDetails.material', 'metal')).toBeChecked();
  await expect(field(page, 'frame.shape', 'panto')).toBeChecked();
  for (const [name, text] of Object.entries({ a: '52.5', b: '40', dbl: '18', ed: '56' })) {
    await expect(field(page, `frame.${name}`)).toHaveValue(text);
  }
  const filled = page.locator('.rx-frame-filled');
  await expect(filled).toContainText('Filled in from');
  await filled.getByRole('button').click();
  await expect(brand).toHaveValue('sim');
  await expect(brand).toBeFocused();
  await expect(field(page, 'frame.a')).toHaveValue('');
  await expect(field(page, 'frame.ed')).toHaveValue('60');
  await expect(filled).toBeHidden();
});

test('a standard shape is chosen by keyboard, drawn, and sent with the order', async ({ page }) => {
  await enter(page, 'shop', 'fa');
  await openLive(page, '/rx');
  const texts = { patient: 'مشتری آزمون', 'right.sphere': '-2', 'left.sphere': '-2' };
  const pds = { 'right.pd': '31', 'left.pd': '31' };
  for (const [name, text] of Object.entries({ ...texts, ...pds })) {
    await field(page, name).fill(text);
  }
  await chooseLens(page, 'singleVision');
  await field(page, 'job', 'remoteEdged').check();
  await field(page, 'frame.type', 'fullRim').check();
  await expect(field(page, 'frame.shape', '')).toBeChecked();
  await field(page, 'frame.shape', '').focus();
  for (const shape of ['round', 'oval', 'panto']) {
    await page.keyboard.press('ArrowDown');
    await expect(field(page, 'frame.shape', shape)).toBeChecked();
  }
  const facts = page.locator('.rx-shape-facts');
  await expect(facts).toContainText('عرض (A) و ارتفاع (B)');
  const sizes = { 'frame.a': '46', 'frame.b': '46', 'frame.dbl': '20' };
  for (const [name, text] of Object.entries(sizes)) await field(page, name).fill(text);
  await facts.getByRole('button', { name: 'ثبت همین ED' }).press('Enter');
  await expect(field(page, 'frame.ed')).toBeFocused();
  await expect(field(page, 'frame.ed')).toHaveValue('۵۰٫۶');
  await expect(facts.getByRole('button')).toHaveCount(0);
  await showTheme(page, 'dark');
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await expect(field(page, 'frame.shape', 'panto')).toBeChecked();
  const request = page.waitForRequest(
    (each) => each.method() === 'POST' && each.url().endsWith('/api/orders'),
  );
  await field(page, 'frame.ed').press('Control+Enter');
  const { frame } = (await request).postDataJSON().content;
  expect(frame).toMatchObject({ type: 'fullRim', shape: 'panto', a: 460, b: 460, dbl: 200 });
  await expect(page.locator('.rx-done')).toBeVisible();
});
