import { orderPaths } from '../../../src/api/orders/paths.ts';
import { orderPhotos } from '../../../src/i18n/device/order-photos.ts';
import { pick } from '../../../src/i18n/language/message.ts';
import { eventReasons } from '../../../src/i18n/order/event-reasons.ts';
import { payers, remakes } from '../../../src/i18n/order/remakes.ts';
import { warrantyDesk, warrantyFaults } from '../../../src/i18n/warranty/warranty.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import { photo } from '../../server/support/photos.ts';
import { expect, test } from '../fixtures.ts';
import { findings } from '../support/axe.ts';
import { cutLine, mendLine } from '../support/line.ts';
import { openLive, outboxFetched } from '../support/live.ts';
import {
  actElsewhere,
  button,
  dialog,
  enter,
  openOrder,
  type Person,
  placeOrder,
  prepare,
  submit,
} from '../support/order-desk.ts';
import { write } from '../support/preorders.ts';
import { locales } from '../support/screens.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  allowedComplaints: [/422 .*\/events|ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
});

const sizes = { fa: { width: 360, height: 800 }, en: { width: 1440, height: 900 } } as const;

/** The lab sets a warranty of 30 days for all lenses that are not tolerated. */
async function writeWarranty({ page }: Person): Promise<void> {
  await openLive(page, '/lab');
  const form = page.getByRole('form', { name: warrantyDesk.texts.title[1] });
  await form.getByRole('button', { name: warrantyDesk.texts.add[1] }).click();
  await submit(form);
  const days = form.locator('[name="terms.0.days"]');
  await expect(days).toBeFocused();
  await expect(days).toHaveAccessibleDescription(warrantyFaults.texts.days[1]);
  await days.fill('30');
  await form.getByLabel(eventReasons.texts.notTolerated[1]).check();
  expect(await findings(page)).toEqual([]);
  await submit(form);
  await expect(form.getByRole('status')).toContainText(warrantyDesk.texts.saved[1]);
}

for (const locale of locales) {
  test(`a remake of one eye with another power, of which the shop pays a part, in ${locale}`, async ({
    page,
    newVisitor,
  }) => {
    await page.setViewportSize(sizes[locale]);
    const shop = await enter(page, 'shop', locale);
    const lab = await enter(await newVisitor({ viewport: sizes[locale] }), 'lab', locale);
    const id = await placeOrder(shop, orderRequest());
    await actElsewhere(lab, id, { event: 'accept', promisedFor: '2030-01-02' });
    for (const event of ['start', 'inspect', 'pass', 'ship'])
      await actElsewhere(lab, id, { event });

    const isWarranted = locale === 'en';
    if (isWarranted) await writeWarranty(lab);
    await openOrder(shop, id);
    await prepare(shop, 'askRemake', { reason: 'notTolerated' });
    if (isWarranted) await expect(dialog(shop)).toContainText('it covers this reason');
    await submit(dialog(shop));
    const eyes = dialog(shop).locator('[name="remaking.eyes"]');
    await expect(eyes).toHaveAccessibleDescription(pick(remakes.texts.eyesMissing, locale));
    await eyes.selectOption('right');
    const sphere = dialog(shop).locator('[name="remaking.right.sphere"]');
    await sphere.fill('2.25');
    await submit(dialog(shop));
    await expect(sphere).toHaveAttribute('aria-invalid', 'true');
    // Only the server knows that no lens of this design is this strong.
    await sphere.fill('-20.00');
    await submit(dialog(shop));
    await expect(sphere).toBeFocused();
    await expect(sphere).toHaveAttribute('aria-invalid', 'true');
    await sphere.fill(locale === 'fa' ? '−۲٫۲۵' : '-2.25');
    await expect(sphere.locator('xpath=..')).toContainText(locale === 'fa' ? '۲٫۲۵' : '2.25');
    expect(await findings(page)).toEqual([]);
    await submit(dialog(shop));
    await expect(dialog(shop)).toHaveCount(0);
    const asked = page.locator('.timeline li').last();
    await expect(asked).toContainText(pick(remakes.texts.right, locale));
    await expect(asked).toContainText(locale === 'fa' ? '۲٫۰۰' : '2.00');

    await openOrder(lab, id);
    await button(lab, 'grantRemake').click();
    await expect(dialog(lab)).toContainText(pick(eventReasons.texts.notTolerated, locale));
    const payer = dialog(lab).locator('[name="payer"]');
    if (isWarranted) await expect(payer).toHaveValue('lab');
    else {
      await submit(dialog(lab));
      await expect(payer).toHaveAccessibleDescription(pick(payers.texts.missing, locale));
    }
    await payer.selectOption('both');
    await dialog(lab).locator('[name="share"]').fill('100000');
    expect(await findings(lab.page)).toEqual([]);
    await submit(dialog(lab));
    await expect(dialog(lab)).toHaveCount(0);
    const granted = page.locator('.timeline li').last();
    await expect(granted).toContainText(locale === 'fa' ? '۱۰۰٬۰۰۰' : '100,000');
    await granted.getByRole('link').click();
    await expect(page.locator('.timeline li').first()).toContainText(
      locale === 'fa' ? '۱۰۰٬۰۰۰' : '100,000',
    );
    await expect(page.locator('.prescription')).toContainText(locale === 'fa' ? '۲٫۲۵' : '2.25');
  });
}

test('a photo taken offline is sent with its order once the connection is back', async ({
  page,
  newVisitor,
}) => {
  const shop = await enter(page, 'shop', 'fa');
  const lab = await enter(await newVisitor(), 'lab', 'fa');
  const fetched = outboxFetched(page);
  await write(page, 'with-photo');
  const photos = page.getByRole('group', { name: pick(orderPhotos.texts.title, 'fa') });
  const choose = photos.locator('.photo-choose input');
  await expect(choose).toBeAttached();
  await fetched;
  await cutLine(page.context());
  const chosen = async (name: string, bytes: Uint8Array) =>
    choose.setInputFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) });
  await chosen('note.jpg', new TextEncoder().encode('no photo'));
  await expect(choose).toHaveAccessibleDescription(/note\.jpg/);
  await chosen('prescription.jpg', await photo('jpeg', 2400, 1800));
  await expect(photos.getByRole('img')).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
  await page.locator('.rx-actions .btn-primary').click();
  await expect(page.locator('.rx-done')).toBeVisible();
  await mendLine(page.context());
  const find = async () => {
    const answer = await page.request.get(`${orderPaths.orders}?text=with-photo`);
    return (await answer.json()).orders;
  };
  await expect.poll(async () => (await find()).length).toBe(1);
  const [{ id }] = await find();
  for (const person of [shop, lab]) {
    await openOrder(person, id);
    const small = person.page.locator('.timeline .photo-small');
    await expect(small).toHaveCount(1);
    await expect
      .poll(() => small.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(240);
  }
});
