import { pick } from '../../../src/i18n/language/message.ts';
import { software } from '../../../src/i18n/software/software.ts';
import { softwarePath, softwareTexts } from '../../../src/panel/software-path.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { findings } from '../support/axe.ts';
import { openLive, untilLive } from '../support/live.ts';
import { locales } from '../support/screens.ts';

test.use({ looksOnly: true });

const { title, texts } = software.texts;

for (const locale of locales) {
  test(`everyone can see which software ships in the panel, with its licences, in ${locale}`, async ({
    page,
  }) => {
    await presetStorage(page, { locale });
    await page.setViewportSize({ width: 360, height: 740 });
    await openLive(page, '/contacts');
    await page.getByRole('link', { name: pick(title, locale) }).press('Enter');
    await expect(page).toHaveURL(softwarePath);
    await untilLive(page);
    await expect(page.locator('.header-title')).toContainText(pick(title, locale));
    await expect(page.locator('.software-list').first()).toContainText(/preact [\d.]+ MIT/);
    await expect(page.locator('.software-list').last()).toContainText(/kysely [\d.]+ MIT/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await findings(page)).toEqual([]);
    const link = page.getByRole('link', { name: pick(texts, locale) });
    await expect(link).toHaveAttribute('href', softwareTexts);
    const answer = await page.request.get(softwareTexts);
    expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toContain('Permission is hereby granted, free of charge');
  });
}
