import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changePaths } from '../../../src/api/changes/paths.ts';
import { notificationPaths } from '../../../src/api/notifications/paths.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab, refused } from '../../support/fake-lab.ts';

let lab: FakeLab;
/** The topics muted on the server. */
let muted: Set<string>;

beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  muted = new Set(['shipped']);
  lab.offers.set(changePaths.changes, { changes: [] });
  lab.offers.set(notificationPaths.settings, { muted: [...muted] });
  for (const topic of ['progress', 'shipped']) {
    lab.acts.set(notificationPaths.topic(topic), (_, body) => {
      if ((body as { on: boolean }).on) muted.delete(topic);
      else muted.add(topic);
      return Response.json({ muted: [...muted] });
    });
  }
  freshDevice(lab);
});

async function openPage() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(shop);
  const settings = await import('../../../src/stores/notifications/settings.ts');
  settings.followSettings();
  await vi.waitFor(() => expect(settings.$mutedReading.get()).not.toBe('reading'));
  return { ...settings, $signedIn };
}

describe('notification settings', () => {
  test('come from the server, and are saved immediately', async () => {
    const page = await openPage();
    expect(page.$muted.get()).toEqual(['shipped']);
    const saved = page.setTopic('progress', false);
    expect(page.$muted.get()).toEqual(['shipped', 'progress']);
    expect(page.$saving.get()).toEqual({ progress: 'saving' });
    await saved;
    expect(page.$saving.get()).toEqual({ progress: 'saved' });
    expect([...muted]).toEqual(['shipped', 'progress']);
  });

  test('a switch reverts if it cannot be saved, and says why', async () => {
    const page = await openPage();
    lab.line = 'down';
    await page.setTopic('progress', false);
    expect(page.$muted.get()).toEqual(['shipped']);
    expect(page.$saving.get()).toEqual({ progress: 'offline' });
    lab.line = 'up';
    lab.acts.set(notificationPaths.topic('progress'), () => refused(503, 'unavailable'));
    await page.setTopic('progress', false);
    expect(page.$saving.get()).toEqual({ progress: 'failed' });
    expect(page.$muted.get()).toEqual(['shipped']);
  });

  test('switches changed in quick succession are saved in that order', async () => {
    const page = await openPage();
    void page.setTopic('progress', false);
    void page.setTopic('shipped', true);
    await page.setTopic('progress', true);
    expect(lab.asked.filter((asked) => asked.startsWith('PUT'))).toEqual([
      `PUT ${notificationPaths.topic('progress')}`,
      `PUT ${notificationPaths.topic('shipped')}`,
      `PUT ${notificationPaths.topic('progress')}`,
    ]);
    expect([...muted]).toEqual([]);
    expect(page.$muted.get()).toEqual([]);
  });

  test('a read that began before a switch was saved does not revert it', async () => {
    const page = await openPage();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    lab.beforeAnswer = () => held;
    const read = page.readSettings();
    await page.setTopic('progress', false);
    release();
    await read;
    expect(page.$muted.get()).toEqual(['shipped', 'progress']);
    expect(page.$mutedReading.get()).toBe('done');
  });

  test('say that the network is down, and can be reread', async () => {
    lab.line = 'down';
    const page = await openPage();
    expect(page.$mutedReading.get()).toBe('offline');
    lab.line = 'up';
    await page.readSettings();
    expect(page.$muted.get()).toEqual(['shipped']);
  });

  test('a switch pressed after another user has signed in elsewhere shows who is signed in', async () => {
    const page = await openPage();
    lab.session = shop2;
    lab.acts.set(notificationPaths.topic('progress'), () => refused(409, 'otherSession'));
    await page.setTopic('progress', false);
    expect(page.$signedIn.get()?.user.id).toBe(shop2.user.id);
    expect(page.$saving.get()).toEqual({});
  });

  test('are cleared when their user signs out', async () => {
    const page = await openPage();
    page.$signedIn.set(null);
    expect(page.$muted.get()).toBeNull();
  });
});
