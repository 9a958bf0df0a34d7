import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { revisionPaths } from '../../../src/api/revisions/paths.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { findingsByTheme } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { signIn } from '../support/sign-in.ts';
import { ignoringIsolates } from '../support/stock.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

async function openCatalogue(page: Page, query: string, locale: 'fa' | 'en' = 'en') {
  await presetStorage(page, { locale });
  await signIn(page, 'lab');
  await openLive(page, `/catalogue?${query}`);
}

async function expectSound(page: Page) {
  expect(await findingsByTheme(page)).toEqual([]);
  const wide = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide[0]).toBeLessThanOrEqual(wide[1] ?? 0);
}

test('a coating is created by keyboard in Persian at 360 px, and a design with it reaches a shop', async ({
  page,
  newVisitor,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await openCatalogue(page, 'tab=coatings', 'fa');
  await expectSound(page);
  await page.getByRole('button', { name: 'پوشش جدید' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'پوشش جدید' })).toBeFocused();
  await field(page, 'name.fa').focus();
  await page.keyboard.type('ضدانعکاس شب');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Night drive');
  await page.keyboard.press('Tab');
  await page.keyboard.type('-1');
  await page.keyboard.press('Enter');
  const price = field(page, 'price.toman');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(price).toHaveAccessibleDescription(/به تومان/);
  await price.fill('۲۱۰٬۰۰۰');
  await field(page, 'workingDays').fill('۱');
  await page.keyboard.press('Enter');
  await expect(page.locator('.table-row', { hasText: 'ضدانعکاس شب' })).toContainText('۲۱۰٬۰۰۰');

  await openLive(page, '/catalogue?tab=designs&fresh=design');
  await field(page, 'kind').selectOption('singleVision');
  await field(page, 'name.fa').fill('تک‌دید شب');
  await field(page, 'name.en').fill('Single vision Night');
  await field(page, 'workingDays').fill('۲');
  await page.getByRole('group', { name: 'جنس‌ها و رنگ‌ها' }).getByRole('button').press('Enter');
  await field(page, 'variants.0.index').fill('۱٫۶۰');
  await field(page, 'variants.0.colour').selectOption('clear');
  await page.getByRole('checkbox', { name: 'ضدانعکاس شب' }).check();
  await page.getByRole('group', { name: 'محدوده‌های نمره' }).getByRole('button').press('Enter');
  const band = (name: string) => field(page, `variants.0.bands.0.${name}`);
  await band('sphereMin').fill('-۶٫۰۰');
  await band('sphereMax').fill('+۴٫۰۰');
  await band('cylinderMin').fill('-۲٫۰۰');
  await band('combinedMin').fill('-۸٫۰۰');
  await band('price.isOnRequest').check();
  await expect(page.locator('.assortment-cells')).toContainText(
    ignoringIsolates('ساخته می‌شود: ۳۶۹'),
  );
  await expectSound(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('.table-row', { hasText: 'تک‌دید شب' })).toBeVisible();

  const shop = await newVisitor();
  await presetStorage(shop, { locale: 'en' });
  await signIn(shop, 'shop');
  await openLive(shop, '/rx');
  await shop.locator('[name="lens.kind"][value="singleVision"]').check();
  await expect(
    shop.locator('[name="lens.design"] option', { hasText: 'Single vision Night' }),
  ).toHaveCount(1);
});

test('impossible input is refused next to its field or row', async ({ page }) => {
  await openCatalogue(page, 'tab=designs&item=design+sv-aspheric');
  const bands = page.getByRole('group', { name: 'Power ranges' }).first();
  await bands.getByRole('button', { name: 'Add' }).press('Enter');
  const band = (name: string) => field(page, `variants.0.bands.1.${name}`);
  await band('sphereMin').fill('+2.00');
  await band('sphereMax').fill('+8.00');
  await band('cylinderMin').fill('-6.00');
  await band('combinedMin').fill('-8.00');
  await band('price.toman').fill('-1');
  await page.keyboard.press('Enter');
  await expect(band('price.toman')).toHaveAccessibleDescription(/in toman/);
  await band('price.toman').fill('600000');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('group', { name: ignoringIsolates('Range 2') }).first(),
  ).toHaveAccessibleDescription(
    ignoringIsolates('This range overlaps range 1: correct a bound of one'),
  );

  await page.getByRole('link', { name: 'Conflicts' }).press('Enter');
  await page.getByRole('button', { name: 'New conflict' }).press('Enter');
  for (const name of ['one', 'other']) await field(page, name).selectOption('coating:hmc');
  await field(page, 'reason.fa').fill('نمی‌شود');
  await field(page, 'reason.en').fill('Not together');
  await page.keyboard.press('Enter');
  await expect(field(page, 'one')).toHaveAccessibleDescription(
    'A choice can’t exclude itself: change one of the two',
  );

  // The input in the other tab is still there.
  await page.getByRole('link', { name: 'Designs' }).press('Enter');
  const row = page.locator('.table-row', { hasText: 'Aspheric' });
  await expect(row).toContainText('Not saved');
  await row.getByRole('button').press('Enter');
  await expect(band('price.toman')).toHaveValue('600000');
  await page.getByRole('button', { name: 'Discard changes' }).press('Enter');
  await expect(band('price.toman')).toHaveCount(0);
});

test('prices change together after a preview, and one changes from a given day', async ({
  page,
}) => {
  await openCatalogue(page, 'tab=prices');
  await page.getByRole('button', { name: 'Bulk change' }).press('Enter');
  await page.getByLabel('Which prices').selectOption('coating');
  await page.getByLabel('By how much').fill('8');
  await page.getByLabel('Rounded to').fill('10,000');
  await page.getByRole('button', { name: 'Show the changes' }).press('Enter');
  const day = page.locator('#bulk-day');
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await day.selectOption({ index: 10 });
  await page.getByRole('button', { name: 'Show the changes' }).press('Enter');
  const rows = page.locator('.assortment-differences tbody tr');
  const hmc = rows.filter({ hasText: 'HMC' });
  await expect(hmc).toContainText(ignoringIsolates('120,000 toman'));
  await expect(hmc).toContainText(ignoringIsolates('130,000 toman'));
  await expectSound(page);
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  const saves: string[] = [];
  await page.route(`**${revisionPaths.all}`, async (route) => {
    saves.push(route.request().method());
    await isAnswered;
    await route.continue();
  });
  const saveAll = page.getByRole('button', { name: 'Save all' });
  await saveAll.press('Enter');
  await expect(saveAll).toHaveAttribute('aria-busy', 'true');
  await expect(saveAll).toBeFocused();
  await saveAll.press('Enter');
  answer();
  const listed = page.locator('.table-row', { hasText: 'Hard multi-coat' });
  await expect(listed).toContainText(ignoringIsolates('120,000 toman'));
  await expect(listed).toContainText(ignoringIsolates('130,000 toman from'));
  expect(saves).toEqual(['POST']);

  await page.getByLabel('Search the prices').fill('hydroph');
  await page.getByRole('button', { name: 'Hydrophobic' }).press('Enter');
  await page.getByLabel('New price (toman)').fill('99000');
  await page.locator('#new-price-day').selectOption({ index: 5 });
  await page.keyboard.press('Enter');
  const planned = page.locator('.table-row', { hasText: 'Hydrophobic' });
  await expect(planned).toContainText(ignoringIsolates('99,000 toman from'));
  await planned.getByRole('button').press('Enter');
  await page.getByRole('button', { name: /^Withdraw/ }).press('Enter');
  await expect(page.getByRole('button', { name: /^Withdraw/ })).toHaveCount(0);
});

test('a new price group gets its own price, is raised separately, and returns to the general price', async ({
  page,
}) => {
  await openCatalogue(page, 'tab=prices');
  await page.getByRole('button', { name: 'New price group' }).press('Enter');
  await field(page, 'name.fa').fill('همکاران ویژه');
  await field(page, 'name.en').fill('VIP shops');
  await field(page, 'name.en').press('Enter');
  await expect(page.locator('.table-row', { hasText: 'VIP shops' })).toBeVisible();
  await openCatalogue(page, 'tab=prices&price=coating+blue-cut');
  await page.getByLabel('Price group').selectOption('VIP shops');
  await page.getByLabel('New price (toman)').fill('90,000');
  await page.locator('#new-price-day').selectOption({ index: 1 });
  await page.locator('#new-price-note').press('Enter');
  const own = page.locator('.table-row', { hasText: 'Blue cut' }).filter({ hasText: 'VIP shops' });
  await expect(own).toContainText(ignoringIsolates('90,000 toman'));
  await own.getByRole('button').press('Enter');
  await expect(page.locator('.assortment-own')).toContainText(ignoringIsolates('Group VIP shops'));
  await expectSound(page);

  await openLive(page, '/catalogue?tab=prices&price=');
  await page.getByLabel('Which prices').selectOption('coating');
  await page.getByLabel('Only').selectOption('blue-cut');
  await page.getByLabel('Price group').selectOption('VIP shops');
  await page.getByLabel('By how much').fill('10');
  await page.getByLabel('Rounded to').fill('1,000');
  await page.locator('#bulk-day').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Show the changes' }).press('Enter');
  const raised = page.locator('.assortment-differences tbody tr');
  await expect(raised).toContainText(ignoringIsolates('99,000 toman'));
  await page.getByRole('button', { name: 'Save all' }).press('Enter');
  await expect(own).toContainText(ignoringIsolates('99,000 toman'));

  await openLive(page, '/catalogue?tab=coatings&item=coating+blue-cut');
  const beside = page.locator('.assortment-own');
  await expect(beside).toContainText(ignoringIsolates('99,000 toman'));
  await beside.getByRole('button').filter({ hasText: 'VIP shops' }).press('Enter');
  await expect(page.getByLabel('Price group')).toHaveValue('vip-shops');
  await page.getByLabel('Back to the general price').press('Space');
  await page.locator('#new-price-day').selectOption({ index: 10 });
  await page.locator('#new-price-note').press('Enter');
  await expect(own).toContainText('General price from');
});

test("a form shows today's price", async ({ page }) => {
  await openCatalogue(page, 'tab=prices&price=service+engraving');
  await page.getByLabel('New price (toman)').fill('77,000');
  await page.locator('#new-price-day').selectOption({ index: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('.table-row', { hasText: 'Engraving' })).toContainText('77,000');
  await openLive(page, '/catalogue?tab=services&item=service+engraving');
  await expect(field(page, 'price.toman')).toHaveValue('77,000');
});

/** A file of designs, one range per row, with headings in both languages and as keys. */
const designs = (...rows: readonly string[]) => ({
  name: 'designs.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Id,Kind,نام فارسی,Name in English,Working days it adds,Place in the list,variants.index,variants.colour,variants.coatings,variants.bands.sphereMin,variants.bands.sphereMax,variants.bands.cylinderMin,variants.bands.combinedMin,variants.bands.price',
      ...rows,
    ].join('\n'),
  ),
});
const design = 'sv-file,Single vision,تک‌دید فایل,Single vision File,2,50,1.56,clear,hc hmc';

test('a stock lens is created with prices per tier', async ({ page }) => {
  await openCatalogue(page, 'tab=stock&fresh=stockLens');
  await field(page, 'name.fa').fill('سوپر هیدروفوب ۱٫۶۰');
  await field(page, 'name.en').fill('SHMC 1.60');
  await field(page, 'code').fill('HMC');
  await field(page, 'index').fill('1.56');
  await page.getByRole('button', { name: 'Add prices of a group' }).press('Enter');
  await field(page, 'tiers.0.tier').selectOption('standard');
  await page.getByRole('button', { name: 'Add a power range' }).press('Enter');
  const band = (name: string) => field(page, `tiers.0.bands.0.${name}`);
  for (const [name, power] of [
    ['sphereMin', '-6.00'],
    ['sphereMax', '+6.00'],
    ['cylinderMin', '-2.00'],
    ['cylinderMax', '0'],
  ] as const) {
    await band(name).fill(power);
  }
  await page.getByRole('button', { name: 'Add a quantity break' }).press('Enter');
  await band('breaks.0.from').fill('1');
  await band('breaks.0.price.toman').fill('145,000');
  await page.keyboard.press('Enter');
  // The sample has a lens with this code and index.
  await expect(field(page, 'code')).toHaveAccessibleDescription(/has the same code and index/);
  await field(page, 'code').fill('SHMC');
  await page.keyboard.press('Enter');
  await expect(page.locator('.table-row', { hasText: 'SHMC 1.60' })).toContainText('SHMC');
});

test.describe('a file', () => {
  test.use({ allowedComplaints: [/422/] });

  test('of designs is imported completely or not at all, and prices can come from a file', async ({
    page,
  }) => {
    await openCatalogue(page, 'tab=designs');
    // The changes in a file are listed once the catalogue has loaded.
    await expect(page.locator('.table-row', { hasText: 'Aspheric' })).toBeVisible();
    await page.getByRole('button', { name: 'Import a file' }).press('Enter');
    const dialog = page.getByRole('dialog');
    const input = dialog.locator('input[type="file"]');
    await input.setInputFiles(designs(`${design},-6,0,-2,-8,-1`, 'bad id,,,,,,,,,,,,,'));
    const faults = dialog.getByRole('alert');
    await expect(faults).toContainText(ignoringIsolates('Row 2, Power ranges: Price'));
    await expect(faults).toContainText(ignoringIsolates('Row 3, ID'));
    await input.setInputFiles(
      designs(`${design},-6,0,-2,-8,250000`, `${design},-2.00,+4.00,-4,-8,on request`),
    );
    await expect(faults).toContainText(ignoringIsolates('Row 3, Power ranges'));
    await expect(faults).toContainText(ignoringIsolates('overlaps range 1'));
    await input.setInputFiles(
      designs(`${design},-6,0,-2,-8,250000`, `${design},+0.25,+4.00,-4,-8,on request`),
    );
    await expect(dialog).toContainText('Design: Single vision File');
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Apply' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('.table-row', { hasText: 'Single vision File' })).toBeVisible();

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).press('Enter');
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file).toContain('sv-file');
    await page.getByRole('button', { name: 'Import a file' }).press('Enter');
    await input.setInputFiles({
      name: 'same.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(file),
    });
    await expect(dialog).toContainText('This file changes nothing.');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.getByRole('link', { name: 'Prices' }).press('Enter');
    await page.getByRole('button', { name: 'Import a file' }).press('Enter');
    const prices = (...rows: readonly string[]) => ({
      name: 'prices.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['of,price,day', ...rows].join('\n')),
    });
    await input.setInputFiles(prices('coating hc,20000,2020-01-01', 'coating none,1,2030-01-01'));
    await expect(faults).toContainText(ignoringIsolates('Row 3'));
    await input.setInputFiles(prices('coating hc,20000,2020-01-01'));
    await expect(faults).toContainText('This day has passed: choose today or a later day');
    await input.setInputFiles(
      prices('coating hc,20000,2030-01-01', 'service balance,140000,2030-01-01'),
    );
    await expect(dialog).toContainText('Added');
    await expect(dialog).not.toContainText('Balance');
    await dialog.getByRole('button', { name: 'Apply' }).press('Enter');
    await expect(page.locator('.table-row', { hasText: 'Hard coat' })).toContainText(
      ignoringIsolates('20,000 toman from 1 Jan 2030'),
    );
  });
});

test('a closing dialog returns the focus in the same frame, unless the focus has already moved on', async ({
  page,
}) => {
  await openCatalogue(page, 'tab=designs');
  const opener = page.getByRole('button', { name: 'Import a file' });
  const link = page.getByRole('link', { name: 'Prices' });
  for (const movesOn of [false, true]) {
    await opener.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await link.evaluate(async (next, moves) => {
      const gone = new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('[role="dialog"]')) return;
          observer.disconnect();
          if (moves) next.focus();
          resolve();
        }).observe(document.body, { childList: true, subtree: true });
      });
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape' }));
      await gone;
      if (moves) await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    }, movesOn);
    await expect(movesOn ? link : opener).toBeFocused();
  }
});

test.describe('with two editors', () => {
  test.use({ allowedComplaints: [/409/] });

  test('neither overwrites the other unknowingly, and the history restores earlier values', async ({
    page,
    newVisitor,
  }) => {
    await openCatalogue(page, 'tab=services&item=service+engraving');
    const other = await newVisitor();
    await openCatalogue(other, 'tab=services&item=service+engraving');
    await expect(field(other, 'name.en')).toHaveValue('Engraving');
    await field(page, 'name.en').fill('Laser engraving');
    await field(page, 'note').fill('laser');
    await page.keyboard.press('Enter');
    await expect(page.locator('.table-row', { hasText: 'Laser engraving' })).toBeVisible();

    await field(other, 'name.en').fill('Engraved initials');
    await other.keyboard.press('Enter');
    const meanwhile = other.locator('.assortment-meanwhile');
    await expect(meanwhile.getByRole('heading')).toBeFocused();
    await expect(meanwhile).toContainText('Laser engraving');
    await expect(meanwhile).toContainText('Engraved initials');
    await expect(field(other, 'name.en')).toHaveValue('Engraved initials');
    await other.getByRole('button', { name: 'Keep mine' }).press('Enter');
    await other.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(other.locator('.table-row', { hasText: 'Engraved initials' })).toBeVisible();

    await page.getByRole('link', { name: 'History' }).press('Enter');
    const revision = page.locator('.table-row', { hasText: 'laser' });
    await revision.getByRole('button').press('Enter');
    await expect(page.locator('.assortment-changed')).toContainText('Laser engraving');
    await page.getByRole('button', { name: 'Restore the value before it' }).press('Enter');
    const plan = page.locator('.assortment-plan');
    await expect(plan).toContainText('Engraved initials');
    await expectSound(page);
    await plan.getByRole('button', { name: 'Restore' }).press('Enter');
    await expect(page.locator('.table-row').first()).toContainText('Restore');
    await page.getByRole('link', { name: 'Services' }).press('Enter');
    await expect(page.locator('.table-row', { hasText: 'Engraved initials' })).toHaveCount(0);
    await expect(page.locator('.table-row', { hasText: 'Engraving' })).toBeVisible();
  });
});
