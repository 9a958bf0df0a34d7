import type { Page } from 'playwright';
import { pick } from '../../../src/i18n/language/message.ts';
import { notifications, topicNames } from '../../../src/i18n/notifications/notifications.ts';
import { changeWords, eventFacts } from '../../../src/i18n/order/event-words.ts';
import { notes } from '../../../src/i18n/order/notes.ts';
import { orderList } from '../../../src/i18n/order-list/order-list.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import { expect, test } from '../fixtures.ts';
import { findingsByTheme } from '../support/axe.ts';
import { cutLine, mendLine } from '../support/line.ts';
import { openLive } from '../support/live.ts';
import { actElsewhere, enter, openOrder, placeOrder } from '../support/order-desk.ts';
import { locales } from '../support/screens.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  allowedComplaints: [/ERR_INTERNET_DISCONNECTED/],
});

const bell = (page: Page) => page.locator('[popovertarget="notifications"]');
const field = (page: Page) => page.locator('#order-note');

for (const locale of locales) {
  test(`notes stay in the lab, unread messages are marked, and each user chooses the news, in ${locale}`, async ({
    page,
    newVisitor,
  }) => {
    test.slow();
    // Notification settings are stored per user.
    const shop = await enter(page, 'shop', locale, locale === 'fa' ? 'shop' : 'shop2');
    const labPage = await newVisitor();
    const lab = await enter(labPage, 'lab', locale);
    const id = await placeOrder(shop, orderRequest());

    await test.step('a note survives a reload and a lost network, and is added once', async () => {
      const add = labPage.locator('.order-notes [type="submit"]');
      await openOrder(lab, id);
      await add.click();
      await expect(field(labPage)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(labPage)).toHaveAccessibleDescription(pick(notes.texts.required, locale));
      await field(labPage).fill('Scratched last time');
      const areRead = labPage.waitForResponse((answer) => answer.url().includes('/notes'));
      await labPage.reload();
      await expect(field(labPage)).toHaveValue('Scratched last time');
      await areRead;
      await cutLine(labPage.context());
      await add.click();
      await expect(labPage.locator('.order-notes .field-error')).toBeVisible();
      await mendLine(labPage.context());
      await add.click();
      await expect(field(labPage)).toHaveValue('');
      await expect(labPage.locator('.order-notes li')).toHaveCount(1);
      await expect(labPage.locator('.order-notes li')).toContainText('Scratched last time');
      expect(await findingsByTheme(labPage)).toEqual([]);
    });

    await test.step('a message is marked in the list and on the order until it is read', async () => {
      await actElsewhere(lab, id, { event: 'accept', promisedFor: '2030-01-02', message: 'Soon' });
      await openLive(page, '/orders');
      const mark = page.getByRole('row').filter({ has: page.locator(`a[href*="${id}"]`) });
      const words = pick(orderList.texts.unread, locale);
      await expect(mark).toContainText(words, { useInnerText: true });
      const isStored = page.waitForResponse((answer) => answer.url().includes('/read'));
      await openOrder(shop, id);
      const fresh = page.locator('.timeline .chip');
      await expect(fresh).toHaveText(pick(eventFacts.texts.unread, locale), { useInnerText: true });
      await isStored;
      await expect(page.locator('#main')).not.toContainText('Scratched');
      await openLive(page, '/orders');
      await expect(mark).toBeVisible();
      await expect(mark).not.toContainText(words, { useInnerText: true });
    });

    await test.step('the bell says what happened', async () => {
      await bell(page).click();
      const accepted = pick(changeWords({ event: 'accept', side: 'lab' }), locale);
      const row = page.locator('#notifications li').first();
      await expect(row).toContainText(accepted, { useInnerText: true });
      await expect(row).toContainText('Soon');
    });

    await test.step('a topic that is off rings no bell, but is shown on the order', async () => {
      await page.locator('.feed-settings').click();
      const progress = page.getByRole('switch', {
        name: pick(topicNames.texts.progress, locale),
      });
      await expect(progress).toBeChecked();
      await cutLine(page.context());
      await progress.press('Space');
      await expect(page.locator('.field-error')).toBeVisible();
      await expect(progress).toBeChecked();
      await mendLine(page.context());
      await progress.press('Space');
      await expect(page.locator('.topic [role="status"]').filter({ hasText: /./ })).toContainText(
        pick(notifications.texts.saved, locale),
        { useInnerText: true },
      );
      await page.reload();
      await expect(progress).not.toBeChecked();
      const streaming = page.waitForResponse(/changes\/stream$/);
      await openOrder(shop, id);
      await streaming;
      const unread = await bell(page).locator('.header-count').count();
      expect(unread).toBe(0);
      await actElsewhere(lab, id, { event: 'start' });
      await expect(page.locator('.timeline li')).toHaveCount(3);
      await expect(bell(page).locator('.header-count')).toHaveCount(0);
      await actElsewhere(lab, id, { event: 'write', message: 'This one rings' });
      await expect(bell(page).locator('.header-count')).toHaveCount(1);
      await expect(page.locator('.timeline li').last()).toContainText('This one rings');
    });

    await test.step('a notice from the lab is on the shop’s dashboard', async () => {
      const english = `Closed on Thursday, said in ${locale}`;
      await openLive(labPage, '/');
      const form = labPage.locator('.card-notices form');
      await expect(form).toHaveCount(0);
      await labPage.locator('.card-notices').getByRole('button').last().click();
      await expect(form.locator('#notice-fa')).toBeFocused();
      await form.locator('button[type="submit"]').click();
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(4);
      await form.locator('#notice-fa').fill('پنجشنبه تعطیل است');
      await form.locator('#notice-en').fill(english);
      await labPage.reload();
      await expect(form.locator('#notice-en')).toHaveValue(english);
      await form.locator('#notice-from').selectOption({ index: 1 });
      await form.locator('#notice-until').selectOption({ index: 2 });
      await form.locator('button[type="submit"]').click();
      await expect(labPage.locator('.card-notices li').filter({ hasText: english })).toHaveCount(1);
      await expect(form).toHaveCount(0);
      await openLive(page, '/');
      const shown = locale === 'fa' ? 'پنجشنبه تعطیل است' : english;
      await expect(page.locator('.card-notices')).toContainText(shown);
      await expect(page.locator('.card-notices form')).toHaveCount(0);
      expect(await findingsByTheme(labPage)).toEqual([]);
    });
  });
}
