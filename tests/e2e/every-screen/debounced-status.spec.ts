import type { Page } from 'playwright';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { openLive } from '../support/live.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ looksOnly: true });

const spoken = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';

/** From now on, records the content of the live regions each time it changes. */
const listen = (page: Page) =>
  page.evaluate((live) => {
    const said: string[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest<HTMLElement>(live);
        if (region?.innerText.trim()) said.push(region.innerText.trim());
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(globalThis, { said });
  }, spoken);

const announced = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { said: string[] }).said);

const fields = [
  { path: '/stockSingle', field: '#line', typed: '-2.00 -0.50 x2', hears: /Which lens/ },
  { path: '/stockSingle', field: '#line', typed: '-2.10', hears: /0\.25/ },
  { path: '/rx', field: '[name="right.sphere"]', typed: '-2.25', hears: null },
  { path: '/rx', field: '[name="right.cylinder"]', typed: '-0.75', hears: null },
  { path: '/rx', field: '[name="right.axis"]', typed: '90', hears: null },
  { path: '/rx', field: '[name="left.add"]', typed: '2.25', hears: null },
  { path: '/rx', field: '[name="left.pd"]', typed: '31.5', hears: null },
  { path: '/rx', field: '[name="left.height"]', typed: '18', hears: null },
  { path: '/rx', field: '[name="patient"]', typed: 'Sample', hears: null },
  { path: '/accessories', field: '.shelf-quantity input >> nth=0', typed: '12', hears: /12/ },
] as const;

/** Time between two keystrokes, ms: shorter than any pause in typing. */
const betweenKeys = 80;

for (const { path, field, typed, hears } of fields) {
  test(`nothing is spoken at each key of ${typed} in ${field} at ${path}`, async ({ page }) => {
    await presetStorage(page, { locale: 'en' });
    await signIn(page, 'shop');
    // If the machine stalls between two keystrokes, the regions would speak.
    await page.clock.install();
    await openLive(page, path);
    await page.locator(field).focus();
    // By then, all announcements of the opening page are over.
    await page.clock.pauseAt(Date.now() + 10_000);
    await listen(page);
    for (const key of typed) {
      await page.keyboard.press(key);
      await page.clock.runFor(betweenKeys);
    }
    await expect(page.locator(field)).toHaveValue(typed);
    expect(await announced(page)).toEqual([]);
    if (!hears) return;
    await page.locator(field).blur();
    // Code that has only just loaded waits for its own pause before it speaks.
    const after = async () => {
      await page.clock.runFor(2000);
      return (await announced(page)).join(' ');
    };
    await expect.poll(after).toMatch(hears);
  });
}
