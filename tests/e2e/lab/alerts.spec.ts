import type { AlertsAnswer } from '../../../src/api/alerts/contract.ts';
import { alertsPath } from '../../../src/api/alerts/paths.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { findingsByTheme } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ looksOnly: true, contextOptions: { reducedMotion: 'reduce' } });

const withProblems: AlertsAnswer = {
  disk: { room: 'low', freeMb: 1234 },
  keptLog: 'gap',
  webhooks: [
    {
      id: '01900000-0000-7000-8000-000000000001',
      address: 'https://lms.example/hook',
      events: ['accept'],
      madeAt: '2026-11-01T08:00:00Z',
      madeBy: 'lab',
      failingSince: '2026-11-20T08:00:00Z',
      disabledAt: null,
    },
  ],
  dropFolder: [
    { folder: 'answers', reason: 'notFile', names: ['x.json', 'y.json'], count: 7 },
    { folder: 'orders', reason: 'noFolder', names: [''], count: 1 },
  ],
};

test('the lab’s dashboard shows problems and what to do about them', async ({ page }) => {
  await presetStorage(page, { locale: 'en' });
  await page.route(`**${alertsPath}`, (route) => route.fulfill({ json: withProblems }));
  await signIn(page, 'lab');
  await openLive(page, '/');
  await expect(page.getByText(/disk is nearly full: .1,234. MB left/)).toBeVisible();
  const steps = page.getByText('move old backups elsewhere');
  await expect(steps).toBeHidden();
  await page.getByText('What to do', { exact: true }).click();
  await expect(steps).toBeVisible();
  await expect(page.getByText(/https:\/\/lms\.example\/hook.* have not arrived/)).toBeVisible();
  await expect(page.getByText(/log kept beside the backups has a gap/)).toBeVisible();
  const odd = /DROP_ANSWERS.* are not regular files.*x\.json.*y\.json.* and .5. more/;
  await expect(page.getByText(odd)).toBeVisible();
  await expect(page.getByText(/DROP_ORDERS.* cannot be read or written/)).toBeVisible();
  expect(await findingsByTheme(page)).toEqual([]);
  await page.getByRole('link', { name: 'See the answers' }).click();
  await expect(page).toHaveURL(/\/handOff\/?$/);
});

test('a shop’s dashboard does not request alerts', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page, 'shop');
  await openLive(page, '/');
  await expect(
    page.locator('.card-needs').getByRole('list').or(page.getByText('سفارشی منتظر شما نیست')),
  ).toBeVisible();
  expect(asked).not.toContain(alertsPath);
  expect(asked.filter((path) => /\/Alerts\./.test(path))).toEqual([]);
});
