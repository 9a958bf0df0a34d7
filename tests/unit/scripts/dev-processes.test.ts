import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from '../../../scripts/checking/sources.ts';
import { devProcesses } from '../../../scripts/dev/processes.ts';
import { readImports } from '../../../scripts/imports/read-imports.ts';

const watched = (settings = {}) =>
  devProcesses(settings).api.args.flatMap((each) => /^--watch-path=(.+)/.exec(each)?.[1] ?? []);

/** Files that the server runs, itself included, with their imports. */
function imported(): Set<string> {
  const sources = readSources('{server,src/api,src/domain}/**/*.ts');
  return new Set(
    sources.flatMap((source) =>
      readImports(source)
        .filter(({ specifier }) => specifier.startsWith('.'))
        .map(({ specifier }) => path.join(path.dirname(source.path), specifier)),
    ),
  );
}

describe('npm run dev', () => {
  it('restarts the API when any file it imports changes', () => {
    expect(watched()).toEqual(expect.arrayContaining(['server', 'src/api', 'src/domain']));
    const missed = [...imported()].filter(
      (file) => !watched().some((each) => file === each || file.startsWith(`${each}/`)),
    );
    expect(missed).toEqual([]);
  });

  it.each([
    [{}, '4321', '4322'],
    [{ PORT: '5000' }, '5000', '5001'],
    [{ API_PORT: '9000' }, '4321', '9000'],
    [{ PORT: '5000', API_PORT: '4999' }, '5000', '4999'],
    [{ PORT: '', API_PORT: '' }, '4321', '4322'],
  ])('takes its ports from %o', (settings, port, apiPort) => {
    const { panel, api } = devProcesses(settings);
    expect(panel.args.join(' ')).toContain(`--port ${port}`);
    expect(panel.env).toEqual({ API_ORIGIN: `http://127.0.0.1:${apiPort}` });
    expect(api.env.PORT).toBe(apiPort);
    expect(api.env.PANEL_ORIGINS).toBe(`http://127.0.0.1:${port},http://localhost:${port}`);
  });

  it('keeps origins that are already set', () => {
    const { api } = devProcesses({ PANEL_ORIGINS: 'http://shop.test' });
    expect(api.env.PANEL_ORIGINS).toMatch(/,http:\/\/shop\.test$/);
  });

  it.each(['0', '65536', '80x', '-1', '4321.5', ' '])('refuses the port "%s"', (port) => {
    expect(() => devProcesses({ PORT: port })).toThrow(/^PORT has to be a port/);
    expect(() => devProcesses({ API_PORT: port })).toThrow(/^API_PORT has to be a port/);
  });
});
