import type { Page } from 'playwright';
import { expect, test } from '../fixtures.ts';
import { openLive } from '../support/live.ts';
import { field } from '../support/rx.ts';
import { signIn } from '../support/sign-in.ts';

/** The characters of the finished order: texts, values and names of choices. */
const dataOf = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element | null) =>
      (element?.querySelector('.in-fa') ?? element)?.textContent ?? '';
    const select = 'form[name="rx"] select:enabled';
    const chosen = [...document.querySelectorAll<HTMLSelectElement>(select)]
      .filter(({ value }) => value !== '')
      .map((each) => each.selectedOptions[0]?.text);
    const radio = 'form[name="rx"] input[type="radio"]:checked';
    const picked = [...document.querySelectorAll(radio)].map((each) =>
      shown(each.nextElementSibling),
    );
    const text = 'form[name="rx"] input[type="text"]';
    const typed = [...document.querySelectorAll<HTMLInputElement>(text)].map(
      ({ name, value }) => shown(document.getElementById(`${name}-echo`)) || value,
    );
    return [...chosen, ...picked, ...typed].join('').replace(/[\u2066-\u2069]|\u00a0mm|°/g, '')
      .length;
  });

test('a complete progressive prescription takes fewer keystrokes than it has characters', async ({
  page,
}) => {
  let strokes = 0;
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    strokes += keys.length;
  };
  const type = async (text: string) => {
    await page.keyboard.type(text);
    strokes += text.length;
    await press('Enter');
  };
  await signIn(page, 'shop');
  await openLive(page, '/rx');
  await field(page, 'reference').focus();
  for (const text of ['1024', 'مشتری آزمون', '']) await type(text);
  for (const text of ['-225', '-.75', '90', '2', '63', '18']) await type(text);
  for (const text of ['-175', '-.5', '85', '2']) await type(text);
  await expect(field(page, 'left.pd')).toHaveValue('۳۱٫۵');
  for (const text of ['', '18']) await type(text);
  await press('ArrowUp');
  for (const step of ['design', 'index', 'colour', 'coating']) {
    // Until the catalogue is known, Enter skips it.
    await expect(field(page, `lens.${step}`)).toBeEnabled();
    await press('Enter');
    await expect(field(page, `lens.${step}`)).toBeFocused();
    await press('ArrowDown');
  }
  await press('Enter');
  await expect(field(page, 'job', 'uncut')).toBeFocused();
  await press('ArrowDown');
  await expect(field(page, 'frame.a')).toBeVisible();
  await press('Enter', 'Space', 'Enter', 'Enter');
  for (const text of ['52', '40', '18', '54']) await type(text);
  const characters = await dataOf(page);
  await press('Control+Enter');
  // Without a trace file, the form asks once whether the measurements are enough.
  await expect(page.locator('.rx-warning button')).toBeFocused();
  await press('Enter');
  await press('Control+Enter');
  await expect(page.locator('.rx-done')).toBeVisible();
  process.stdout.write(`RX by keyboard: ${strokes} keystrokes, ${characters} characters of data\n`);
  expect(strokes).toBeLessThanOrEqual(characters * 1.15);
});

test.describe('on a 360 px phone with its keyboard open', () => {
  // The visible part of a 740 px screen.
  test.use({ viewport: { width: 360, height: 440 }, hasTouch: true, isMobile: true });

  test('each field of a complete progressive prescription is visible while it is typed', async ({
    page,
  }) => {
    let touches = 0;
    const tap = async (name: string, value?: string) => {
      await field(page, name, value).tap();
      touches += 1;
    };
    /** Whether the focused field is visible and uncovered. */
    const expectInSight = (name: string) =>
      expect
        .poll(() =>
          field(page, name).evaluate((input) => {
            const { x, y, width, height } = input.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2) === input;
          }),
        )
        .toBe(true);
    const type = async (name: string, text: string) => {
      await expect(field(page, name)).toBeFocused();
      await expectInSight(name);
      await page.keyboard.type(text);
      // Number pads have no minus key.
      if (/sphere|cylinder/.test(name)) {
        await page.locator(`.rx-cell:has([name="${name}"]) .rx-sign`).tap();
        touches += 1;
      }
      await page.keyboard.press('Enter');
      touches += text.length + 1;
    };
    await signIn(page, 'shop');
    await openLive(page, '/rx');
    await tap('patient');
    await type('patient', 'مشتری آزمون');
    // Scrolling brings the sphere to where the patient's field was: a second tap there is a double tap, after which the
    // browser has no caret to type at.
    await expect(field(page, 'eyes', 'both')).toBeFocused();
    await page.keyboard.press('Enter');
    touches += 1;
    for (const [side, pd] of [['right', '63'] as const, ['left', ''] as const]) {
      await type(`${side}.sphere`, '225');
      await type(`${side}.cylinder`, '0.75');
      await type(`${side}.axis`, '90');
      await type(`${side}.add`, '2');
      await type(`${side}.pd`, pd);
      await type(`${side}.height`, '18');
    }
    await expect(field(page, 'right.axis')).toHaveAttribute('inputmode', 'numeric');
    await expect(field(page, 'right.sphere')).toHaveAttribute('inputmode', 'decimal');
    await expect(field(page, 'left.sphere')).toHaveValue('−۲۲۵');
    await expect(field(page, 'left.pd')).toHaveValue('۳۱٫۵');
    await tap('lens.kind', 'progressive');
    for (const step of ['design', 'index', 'colour', 'coating']) {
      await field(page, `lens.${step}`).selectOption({ index: 1 });
      touches += 2;
    }
    await tap('job', 'remoteEdged');
    await tap('frame.type', 'fullRim');
    await tap('frame.a');
    for (const [measure, text] of Object.entries({ a: '52', b: '40', dbl: '18', ed: '54' })) {
      await type(`frame.${measure}`, text);
    }
    // Without a trace file, the form asks once whether the measurements are enough.
    await page.getByRole('button', { name: 'تأیید می‌کنم' }).tap();
    await page.getByRole('button', { name: 'ارسال سفارش' }).tap();
    await expect(page.locator('.rx-done')).toBeVisible();
    process.stdout.write(`RX by touch: ${touches + 2} touches and keys\n`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
