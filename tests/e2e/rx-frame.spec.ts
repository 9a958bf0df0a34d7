import type { Page } from 'playwright';
import { lastFramesPath } from '../../src/api/last-frames/path.ts';
import { noFrameDetails } from '../../src/domain/frame/details.ts';
import { orderRequest } from '../server/support/order-request.ts';
import { expect, test } from './fixtures.ts';
import { openLive } from './support/live.ts';
import { enter, placeOrder } from './support/order-desk.ts';
import { field } from './support/rx.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const fold = (page: Page) => page.locator('#rx-fold-frame .rx-fold-title');

/** The texts suggested for a field, by its list. */
const suggested = (page: Page, name: string) =>
  field(page, `frameDetails.${name}`).evaluate((input) =>
    input instanceof HTMLInputElement && input.list
      ? [...input.list.options].map(({ value }) => value)
      : [],
  );

test.describe('the frame’s texts', () => {
  test.use({ allowedComplaints: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test('are suggested from the last orders once the frame is unfolded, offline from what this device wrote', async ({
    page,
  }) => {
    const person = await enter(page, 'shop', 'en');
    for (const [brand, model] of [
      ['Rayan', 'R 7'],
      ['Atlas', 'Sim 12'],
    ] as const) {
      const { content } = orderRequest();
      const frameDetails = { ...noFrameDetails, brand, model };
      await placeOrder(person, { content: { ...content, frameDetails } });
    }
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openLive(page, '/rx');
    await field(page, 'patient').fill('Nora Sample');
    expect(asked).not.toContain(lastFramesPath);
    await fold(page).press('Enter');
    await expect.poll(() => suggested(page, 'brand')).toEqual(['Atlas', 'Rayan']);
    await field(page, 'frameDetails.brand').fill('rayan');
    await expect.poll(() => suggested(page, 'model')).toEqual(['R 7']);
    await field(page, 'frameDetails.model').fill('R 9');
    await page.getByRole('button', { name: 'Save', exact: false }).first().click();
    await expect(field(page, 'patient')).toHaveValue('');
    await page.route('**/api/**', (route) => route.abort());
    await openLive(page, '/rx');
    await fold(page).press('Enter');
    await expect.poll(() => suggested(page, 'model')).toEqual(['R 9']);
  });
});
