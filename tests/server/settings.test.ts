import { describe, expect, test } from 'vitest';
import { readSettings } from '../../server/settings.ts';

describe('settings', () => {
  test('are the documented ones by default', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 4321,
      dataDir: expect.stringMatching(/\/\.data$/),
      databaseUrl: undefined,
      publicOrigin: undefined,
      panelOrigins: [],
      trustedProxies: 0,
      panelDir: expect.stringMatching(/\/dist$/),
    });
  });

  test('read origins with or without a closing slash', () => {
    const { publicOrigin, panelOrigins } = readSettings({
      PUBLIC_ORIGIN: 'https://Panel.example/',
      PANEL_ORIGINS: 'https://a.example, http://localhost:4322,',
    });
    expect(publicOrigin).toBe('https://panel.example');
    expect(panelOrigins).toEqual(['https://a.example', 'http://localhost:4322']);
  });

  test.each([
    { PORT: 'http' },
    { PORT: '70000' },
    { PORT: '-1' },
    { TRUST_PROXY: 'true' },
    { PUBLIC_ORIGIN: 'panel.example' },
    { PUBLIC_ORIGIN: 'https://panel.example/app' },
    { PANEL_ORIGINS: '*' },
    { PANEL_ORIGINS: 'null' },
  ])('refuse %j, naming it', (env) => {
    expect(() => readSettings(env)).toThrow(Object.keys(env)[0]);
  });
});
