import type { Page } from 'playwright';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { openLive } from '../support/live.ts';
import { paste } from '../support/paste.ts';
import { field } from '../support/rx.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ looksOnly: true, contextOptions: { reducedMotion: 'reduce' } });

const takeButton = (page: Page) => page.locator('.pasted-review .btn-primary');

const rowFields = ['sphere', 'cylinder', 'axis', 'add', 'pd'] as const;

/** An eye's values in the form, in the order of the prescription table. */
const eyeIn = (page: Page, side: 'right' | 'left') =>
  Promise.all(rowFields.map((name) => field(page, `${side}.${name}`).inputValue()));

test.beforeEach(async ({ page }) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'shop');
  await openLive(page, '/rx');
  await expect(field(page, 'reference')).toBeFocused();
});

const clear = [
  {
    title: 'eyes named behind their values',
    text: '-1.25 -0.50 x 90 OD\n-2.25 -0.75 x 85 OS',
    right: ['−1.25', '−0.50', '90', '', ''],
    left: ['−2.25', '−0.75', '85', '', ''],
  },
  {
    title: 'eyes named behind their values in Persian',
    text: '۱٫۲۵- ۰٫۵۰- محور ۹۰ راست\n۲٫۲۵- ۰٫۷۵- محور ۸۵ چپ',
    right: ['−1.25', '−0.50', '90', '', ''],
    left: ['−2.25', '−0.75', '85', '', ''],
  },
  {
    title: 'both eyes named together',
    text: 'راست و چپ ۲٫۰۰- ۰٫۵۰- محور ۹۰',
    right: ['−2.00', '−0.50', '90', '', ''],
    left: ['−2.00', '−0.50', '90', '', ''],
  },
  {
    title: 'rows with empty cells',
    text: 'SPH\tCYL\tAXIS\tADD\tPD\nR\t-2.00\t\t\t2.00\t31\nL\t-1.00\t-0.50\t90\t2.00\t32',
    right: ['−2.00', '', '', '2.00', '31'],
    left: ['−1.00', '−0.50', '90', '2.00', '32'],
  },
] as const;

for (const { title, text, right, left } of clear) {
  test(`${title} fill in the form without a question`, async ({ page }) => {
    await paste(page, text);
    await expect(takeButton(page)).toBeFocused();
    await expect(page.locator('.pasted-question')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(field(page, 'left.sphere')).toHaveValue(left[0]);
    expect(await eyeIn(page, 'right')).toEqual(right);
    expect(await eyeIn(page, 'left')).toEqual(left);
  });
}

test('an eye named both above and after the same values is asked about', async ({ page }) => {
  await paste(page, 'OD\n-1.25 -0.50 x 90 OS\n-2.25 -0.75 x 85');
  const question = page.locator('.pasted-question');
  await expect(question).toHaveCount(1);
  await question.getByRole('button', { name: 'The second row' }).click();
  await takeButton(page).click();
  await expect(field(page, 'right.sphere')).toHaveValue('−2.25');
  await expect(field(page, 'left.axis')).toHaveValue('90');
});

test('a lone power before an axis becomes a cylinder only if the user says so', async ({
  page,
}) => {
  await paste(page, 'OD -0.75 x 90');
  const question = page.locator('.pasted-question').first();
  await expect(question).toContainText('Sphere or cylinder?');
  await question.getByRole('button', { name: 'Cylinder, with sphere 0.00' }).click();
  await takeButton(page).click();
  await expect(field(page, 'right.sphere')).toHaveValue('0.00');
  expect((await eyeIn(page, 'right')).slice(1, 3)).toEqual(['−0.75', '90']);
});

test('numbers under no clear heading are asked about', async ({ page }) => {
  await paste(page, 'SPH CYL AXIS ADD PD\nR -2.00 2.00 31');
  const questions = page.locator('.pasted-question');
  await expect(questions).toHaveCount(2);
  await questions.first().getByRole('button', { name: /ADD/ }).click();
  await questions.nth(1).getByRole('button', { name: /PD/ }).click();
  await takeButton(page).click();
  await expect(field(page, 'right.pd')).toHaveValue('31');
  expect(await eyeIn(page, 'right')).toEqual(['−2.00', '', '', '2.00', '31']);
});
