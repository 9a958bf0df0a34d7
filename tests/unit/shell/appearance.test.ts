import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storageKeys } from '../../../src/panel/storage-keys.ts';

/** The browser's storage between visits within a test. */
let kept: Record<string, string>;
let isNarrow: boolean;
beforeEach(() => {
  kept = {};
  isNarrow = false;
  vi.stubEnv('SSR', false);
  vi.stubGlobal('window', {
    matchMedia: () => Object.assign(new EventTarget(), { matches: isNarrow }),
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Reopens the panel. */
async function openPanel() {
  vi.resetModules();
  const { setPersistentEngine } = await import('@nanostores/persistent');
  setPersistentEngine(kept, { addEventListener() {}, removeEventListener() {}, perKey: false });
  return {
    ...(await import('../../../src/stores/shell/appearance.ts')),
    ...(await import('../../../src/stores/shell/drawer.ts')),
    ...(await import('../../../src/stores/shell/locale.ts')),
    ...(await import('../../../src/stores/shell/toasts.ts')),
  };
}

describe('the next visit', () => {
  test('restores theme, text size, language and drawer', async () => {
    const panel = await openPanel();
    panel.toggleTheme();
    panel.setTextSize('larger');
    panel.setLocale('en');
    panel.toggleDrawer();
    panel.toggleDrawerMini();
    const next = await openPanel();
    expect(next.$darkMode.get()).toBe(true);
    expect(next.$textSize.get()).toBe('larger');
    expect(next.$direction.get()).toBe('ltr');
    expect(next.$drawerStatus.get()).toBe('closed');
    expect(next.$drawerMini.get()).toBe(true);
  });

  test.each(['', '7', 'null', '{"dark":true}'])('treats %j as the default', async (stored) => {
    const { themeMode, textSize, locale, drawerStatus, drawerMini } = storageKeys;
    for (const key of [themeMode, textSize, locale, drawerStatus, drawerMini]) kept[key] = stored;
    const panel = await openPanel();
    expect([panel.$darkMode.get(), panel.$textSize.get(), panel.$locale.get()]).toEqual([
      false,
      'normal',
      'fa',
    ]);
    expect([panel.$drawerStatus.get(), panel.$drawerMini.get()]).toEqual(['open', false]);
  });
});

describe('the drawer', () => {
  test('is open next to the page on a wide screen, until it is closed', async () => {
    const panel = await openPanel();
    const stop = panel.$drawerShown.subscribe(() => {});
    expect(panel.$drawerShown.get()).toBe(true);
    panel.toggleDrawer();
    expect(panel.$drawerShown.get()).toBe(false);
    stop();
  });

  test('closes as an overlay on a narrow screen, and keeps its state for the wide one', async () => {
    isNarrow = true;
    const panel = await openPanel();
    const stop = panel.$drawerShown.subscribe(() => {});
    expect(panel.$drawerShown.get()).toBe(false);
    panel.toggleDrawer();
    expect(panel.$drawerShown.get()).toBe(true);
    panel.closeDrawerOverlay();
    expect(panel.$drawerShown.get()).toBe(false);
    expect(panel.$drawerStatus.get()).toBe('open');
    stop();
  });
});

test('a toast is shown once', async () => {
  const panel = await openPanel();
  const sent = { kind: 'success', text: ['ثبت شد', 'Placed'] } as const;
  panel.toast(sent);
  expect(panel.takeToasts()).toEqual([sent]);
  expect(panel.takeToasts()).toEqual([]);
});
