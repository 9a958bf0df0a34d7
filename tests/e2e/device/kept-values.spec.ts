import { healthPath } from '../../../src/api/health/paths.ts';
import { storageKeys } from '../../../src/panel/storage-keys.ts';
import { expect, test } from '../fixtures.ts';
import { openLive } from '../support/live.ts';
import { everyPath } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ looksOnly: true });

/** Values that another version or a corrupt disk may have left under a key. */
const unknown = [
  '{"version":99,"list":{},"catalogue":{},"answer":{},"at":"x"}',
  '[1,{"a":null}]',
  '{',
];

for (const value of unknown) {
  test(`every screen opens where localStorage holds ${value}`, async ({ page }) => {
    test.slow();
    await signIn(page, 'shop');
    // Any address of the panel has its storage.
    await page.goto(healthPath);
    for (const path of everyPath) {
      await page.evaluate(
        ({ keys, value }) => {
          for (const key of keys) localStorage.setItem(key, value);
        },
        { keys: Object.values(storageKeys).filter((key) => key !== 'owedLogout'), value },
      );
      await openLive(page, path);
      await expect(page.locator('main')).toBeVisible();
      await expect(page.locator('main')).not.toBeEmpty();
    }
  });
}
