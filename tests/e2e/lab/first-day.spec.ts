import type { Page } from 'playwright';
import type { RevisionsAnswer } from '../../../src/api/revisions/contract.ts';
import { revisionPaths } from '../../../src/api/revisions/paths.ts';
import type { ItemsAnswer } from '../../../src/api/stockroom/contract.ts';
import { stockroomPaths } from '../../../src/api/stockroom/paths.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { openLive } from '../support/live.ts';
import { type PanelServer, startWithFirstUser } from '../support/panel-server.ts';
import { paste } from '../support/paste.ts';
import { cellAt } from '../support/power-grid.ts';
import { references } from '../support/references.ts';
import { chooseLens, field, typeFields } from '../support/rx.ts';
import { signInAs } from '../support/sign-in.ts';
import { ignoringIsolates, order } from '../support/stock.ts';

const chief = { account: 'Clear Lab', username: 'chief', password: 'nine grinding benches' };
const owner = { username: 'mina', password: 'three frames on a shelf' };

let started: PanelServer | undefined;

/** Tests of one lab's first day, each continuing from where the previous ones have left it. */
const story = test.extend({
  panel: [
    async ({ panelDir }, use) => {
      started ??= await startWithFirstUser(panelDir, chief);
      await use(started);
    },
    { scope: 'test', timeout: 240_000 },
  ],
});

story.describe.configure({ mode: 'serial' });
story.use({ contextOptions: { reducedMotion: 'reduce' } });
story.afterAll(async () => {
  await started?.stop();
  started = undefined;
});

/** Opens a page signed in, in English. */
async function openAs(page: Page, login: { username: string; password: string }, path: string) {
  await presetStorage(page, { locale: 'en' });
  await signInAs(page, login);
  await openLive(page, path);
}

const csv = (name: string, ...rows: readonly string[]) => {
  return { name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
};

/** Chooses a file in the dialog of the current list. */
async function importFile(page: Page, file: ReturnType<typeof csv>): Promise<void> {
  const input = page.getByRole('dialog').locator('input[type="file"]');
  if ((await input.count()) === 0) {
    await page.getByRole('button', { name: 'Import a file' }).press('Enter');
  }
  await input.setInputFiles(file);
}

/** Applies the file's changes, and waits until the dialog, which holds the focus, is gone. */
async function applyFile(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(dialog).toHaveCount(0);
}

const listed = (page: Page, text: string) => page.locator('.table-row', { hasText: text });

/** Pieces of −2.00 / −0.50 on the shelf. */
async function onShelf(page: Page) {
  const answer = await page.request.get(stockroomPaths.cells('hmc-156', 650));
  const { items } = (await answer.json()) as ItemsAnswer;
  const [, onHand, , promised] = items.find(([key]) => key === 'hmc-156 650 -200 -50') ?? [];
  return { onHand, promised };
}

async function send(page: Page, reference: string): Promise<void> {
  await page.getByRole('button', { name: 'Send order' }).click();
  await expect.poll(() => references(page)).toContain(reference);
}

async function sendStockOrder(page: Page, reference: string, line: string): Promise<void> {
  await openLive(page, '/stockSingle');
  await page.getByRole('button', { name: /^HMC/ }).click();
  await page.locator('#reference').fill(reference);
  await order(page, line);
  await send(page, reference);
}

story('empty lists tell the lab what comes next', async ({ page }) => {
  await openAs(page, chief, '/');
  await expect(page.locator('#main')).toContainText('No orders have come in yet.');
  await openLive(page, '/deliveries');
  await page.getByRole('link', { name: 'Orders ready to ship' }).press('Enter');
  await expect(page).toHaveURL(/\/orders\?state=ready/);
});

story('the lab makes a coating in a form, and its lenses by files', async ({ page }) => {
  await openAs(page, chief, '/accounts');
  await expect(page.locator('.table-row')).toHaveCount(1);
  await openLive(page, '/catalogue');
  await page.locator('.empty').getByRole('link', { name: 'Coatings' }).press('Enter');
  await page.getByRole('button', { name: 'New coating' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'New coating' })).toBeFocused();
  await page.getByText('More: ID and place').click();
  for (const [name, text] of [
    ['id', 'hmc'],
    ['name.fa', 'ضدانعکاس'],
    ['name.en', 'Anti-reflective'],
    ['price.toman', '120000'],
    ['workingDays', '1'],
  ] as const) {
    await field(page, name).fill(text);
  }
  await page.keyboard.press('Enter');
  await expect(listed(page, 'Anti-reflective')).toContainText('120,000');

  await page.getByRole('link', { name: 'Designs' }).press('Enter');
  const heads =
    'id,kind,name.fa,name.en,workingDays,position,variants.index,variants.colour,variants.coatings,variants.bands.sphereMin,variants.bands.sphereMax,variants.bands.cylinderMin,variants.bands.combinedMin,variants.bands.price';
  await importFile(
    page,
    csv(
      'designs',
      heads,
      'sv-clear,Single vision,تک‌دید,Single vision,2,1,1.56,clear,hmc,-6,+4,-2,-8,250000',
      'pr-day,Progressive,تدریجی,Progressive,3,2,1.56,clear,hmc,-6,+4,-2,-8,900000',
    ),
  );
  await applyFile(page);
  await expect(listed(page, 'Progressive')).toHaveCount(1);

  await page.getByRole('link', { name: 'Stock lenses' }).press('Enter');
  const tiers = 'tiers.tier,tiers.bands.sphereMin,tiers.bands.sphereMax,tiers.bands.cylinderMin';
  await importFile(
    page,
    csv(
      'stock',
      `id,name.fa,name.en,code,index,position,${tiers},tiers.bands.cylinderMax,tiers.bands.breaks.from,tiers.bands.breaks.price`,
      'hmc-156,اچ‌ام‌سی ۱٫۵۶,HMC 1.56,HMC,1.56,1,standard,-6,+6,-2,0,1,90000',
      'hc-156,هارد ۱٫۵۶,HC 1.56,HC,1.56,2,standard,-6,+6,-2,0,1,50000',
    ),
  );
  await applyFile(page);
  await expect(listed(page, '1.56')).toHaveCount(2);
});

story('its stock is set up and received by pasting a grid', async ({ page }) => {
  await openAs(page, chief, '/shelf');
  await page.getByRole('button', { name: 'Choose in the grid' }).click();
  const block = (pieces: number) =>
    Array.from({ length: 13 }, () => Array(5).fill(pieces).join('\t')).join('\r\n');
  await cellAt(page, 0, 0).click();
  await paste(page, block(1));
  await page.getByRole('button', { name: 'Review changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  await expect(page.locator('.stockroom-outcome')).toContainText(/Items recorded: \D?65\D/);
  await page.getByRole('button', { name: 'Goods receipt', exact: true }).click();
  await cellAt(page, 0, 0).click();
  await paste(page, block(20));
  await page.getByRole('button', { name: 'Record receipt' }).click();
  await expect(page.locator('.stockroom-outcome')).toContainText(/Items recorded: \D?65\D/);
  expect(await onShelf(page)).toEqual({ onHand: 20, promised: 0 });
});

story(
  'three shops get accounts; one sets its password and orders',
  async ({ page, newVisitor }) => {
    await openAs(page, chief, '/accounts');
    const dialog = page.getByRole('dialog');
    let link = '';
    for (const [person, username, account] of [
      ['Sara', 'sara', 'Optics of the Square'],
      ['Reza', 'reza', 'Optics by the Park'],
      ['Mina', owner.username, 'Optics at the Corner'],
    ] as const) {
      await page.getByRole('button', { name: 'New account' }).click();
      await dialog.getByLabel('Owner’s name').fill(person);
      await dialog.getByLabel('Owner’s username').fill(username);
      await dialog.getByLabel('Account name').fill(account);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: `Password link for ${person}` }).click();
      link = await page.getByLabel('Link address').inputValue();
      await page.goBack();
    }
    await expect(page.locator('.table-row')).toHaveCount(4);

    const shop = await newVisitor();
    await presetStorage(shop, { locale: 'en' });
    await openLive(shop, link);
    await shop.getByLabel('New password').fill(owner.password);
    await shop.keyboard.press('Enter');
    await expect(shop.getByRole('heading', { name: 'Your password is saved' })).toBeFocused();
    await signInAs(shop, owner);
    await openLive(shop, '/rx');
    await field(shop, 'reference').fill('first glasses');
    await field(shop, 'right.sphere').focus();
    await typeFields(shop, ['-2.25', '', '', '', '31.5']);
    await field(shop, 'left.sphere').focus();
    await typeFields(shop, ['-2.50', '', '', '', '32']);
    await chooseLens(shop, 'singleVision');
    await send(shop, 'first glasses');
    await sendStockOrder(shop, 'first stock', '-2.00 -0.50 x4');
    await openLive(page, '/orders');
    await expect(page.locator('.orders .table-row')).toHaveCount(2);
    const ordered = await references(page);
    expect(ordered.sort()).toEqual(['first glasses', 'first stock']);
    expect(await onShelf(page)).toEqual({ onHand: 16, promised: 4 });
  },
);

story.describe('files of prices', () => {
  story.use({ allowedComplaints: [/422/] });

  story('a wrong one takes nothing, a right one sets later prices', async ({ page }) => {
    await openAs(page, chief, '/catalogue?tab=prices');
    // Later even if the lab's day ends during the test.
    const later = labDay(Date.now() + 2 * 86_400_000);
    const revisions = async () => {
      const answer = await page.request.get(revisionPaths.list());
      return ((await answer.json()) as RevisionsAnswer).revisions.length;
    };
    const before = await revisions();
    const dialog = page.getByRole('dialog');
    const heads = 'of,price,day';
    await expect(listed(page, 'Anti-reflective')).toHaveCount(1);
    await importFile(
      page,
      csv('prices', heads, `coating hmc,150000,${later}`, `coating hmcc,1,${later}`),
    );
    await expect(dialog.getByRole('alert')).toContainText(ignoringIsolates('Row 3'));
    await importFile(
      page,
      csv('prices', heads, `coating hmc,-1,${later}`, `coating hmc,150000,2026-13-01`),
    );
    for (const row of ['Row 2', 'Row 3']) {
      await expect(dialog.getByRole('alert')).toContainText(ignoringIsolates(row));
    }
    expect(await revisions()).toBe(before);
    await importFile(page, csv('prices', heads, `coating hmc,150000,${later}`));
    await expect(dialog).toContainText(/Added/);
    await applyFile(page);
    const row = listed(page, 'Anti-reflective');
    await expect(row).toContainText(ignoringIsolates('150,000 toman from'));
    await expect(row).toContainText(ignoringIsolates('120,000 toman'));
    expect(await revisions()).toBe(before + 1);
  });
});

story(
  'a stocktake is right although a shop orders while it is typed',
  async ({ page, newVisitor }) => {
    await openAs(page, chief, '/shelf');
    await page.getByRole('button', { name: 'Count', exact: true }).click();
    await cellAt(page, 8, 2).click();
    // One lens was lost; the four that were ordered are still on the shelf.
    await page.keyboard.type('19');
    await page.keyboard.press('Enter');
    const shop = await newVisitor();
    await openAs(shop, owner, '/');
    await sendStockOrder(shop, 'meanwhile', '-2.00 -0.50 x3');
    await expect.poll(() => onShelf(page)).toEqual({ onHand: 13, promised: 7 });
    await page.getByRole('button', { name: 'Record count' }).click();
    await expect(page.locator('.stockroom-outcome')).toContainText(/Items recorded: \D?1\D/);
    expect(await onShelf(page)).toEqual({ onHand: 12, promised: 7 });
  },
);
