import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The guard reads its build-time setting on load, so each test reloads it. */
async function detourAt(
  path: string,
  requireLogin: string | undefined,
  isOfLab = false,
): Promise<string | null> {
  vi.stubGlobal('document', { querySelector: () => (isOfLab ? {} : null) });
  vi.stubEnv('PUBLIC_REQUIRE_LOGIN', requireLogin);
  vi.stubGlobal('location', new URL(`http://panel.test${path}`));
  const { $router } = await import('../../../src/stores/shell/router.ts');
  $router.open(path);
  const { redirectPath } = await import('../../../src/stores/shell/guard.ts');
  return redirectPath();
}

describe('the navigation guard', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllGlobals());

  it('lets every navigation through by default', async () => {
    expect(await detourAt('/orders', undefined)).toBeNull();
  });

  it('sends a visitor to the login and back if the build requires it', async () => {
    expect(await detourAt('/orders/order?id=1', 'true')).toBe(
      '/login?next=%2Forders%2Forder%3Fid%3D1',
    );
  });

  it('guards the screens of the lab', async () => {
    expect(await detourAt('/audit', 'true', true)).toBe('/login?next=%2Faudit');
  });

  it('never guards the login page', async () => {
    expect(await detourAt('/login', 'true')).toBeNull();
  });
});
