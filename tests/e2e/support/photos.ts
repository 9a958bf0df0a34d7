import type { Locator } from 'playwright';
import { expect } from 'playwright/test';
import { pick } from '../../../src/i18n/language/message.ts';
import { photos } from '../../../src/i18n/order/photos.ts';
import { metadataWords, photo } from '../../server/support/photos.ts';
import { button, dialog, type Person, prepare, submit } from './order-desk.ts';

/**
 * Asks for a remake with a photo that contains its location, after trying a file that isn't a photo. The photo is sent
 * without the location.
 */
export async function askWithPhoto(shop: Person): Promise<void> {
  const { page, locale } = shop;
  await prepare(shop, 'askRemake', { reason: 'labFault', message: 'R' });
  await dialog(shop).locator('[name="remaking.eyes"]').selectOption('both');
  const field = dialog(shop).getByRole('group', { name: pick(photos.texts.label, locale) });
  const choose = field.locator('.photo-choose input');
  const file = async (name: string, buffer: Buffer) =>
    choose.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await file('animated.jpg', Buffer.from(await photo('gif')));
  await expect(choose).toHaveAccessibleDescription(/animated\.jpg/);
  await file('lens.jpg', Buffer.from(await photo('jpeg', 2400, 1800)));
  await expect(field.getByRole('img')).toHaveCount(1);
  await expect(choose).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Escape');
  await button(shop, 'askRemake').click();
  await expect(field.getByRole('img')).toHaveCount(1);
  const sending = page.waitForRequest((request) => request.method() === 'PUT');
  await submit(dialog(shop));
  await expect(dialog(shop)).toHaveCount(0);
  const sent = (await sending).postDataBuffer();
  expect(sent?.length).toBeGreaterThan(1000);
  expect(metadataWords.filter((word) => sent?.includes(word))).toEqual([]);
}

const widthOf = (image: Locator) =>
  image.evaluate((element) => (element as HTMLImageElement).naturalWidth);

/** Opens the photo from the timeline by keyboard and closes it again. */
export async function lookAtPhoto(person: Person): Promise<void> {
  const { page } = person;
  const small = page.locator('.timeline li').last().getByRole('button');
  await expect.poll(() => widthOf(small.getByRole('img'))).toBe(240);
  await small.focus();
  await page.keyboard.press('Enter');
  const large = dialog(person).getByRole('img');
  await expect.poll(() => widthOf(large)).toBe(1600);
  const stored = await page.request.get((await large.getAttribute('src')) ?? '');
  const bytes = await stored.body();
  expect(metadataWords.filter((word) => bytes.includes(word))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(small).toBeFocused();
}
