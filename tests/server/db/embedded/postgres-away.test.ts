import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readSettings } from '../../../../server/process/config/settings.ts';
import { log } from '../../../../server/process/log/log.ts';
import { start } from '../../../../server/start.ts';
import { isRunning, killAtOnce, postgresOf } from '../../support/processes.ts';
import { signInAt } from '../../support/real-server.ts';

const directory = mkdtempSync(path.join(os.tmpdir(), 'adasi-away-'));
const dataDir = path.join(directory, 'data');
const panelDir = path.join(directory, 'panel');
mkdirSync(panelDir);
writeFileSync(path.join(panelDir, 'index.html'), '<title>Panel</title>');
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test('while PostgreSQL cannot restart, the server still serves the panel and keeps trying', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const server = await start({
    ...readSettings({ LOG_LEVEL: 'silent' }),
    dataDir,
    panelDir,
    port: 0,
  });
  const logged = vi.spyOn(log, 'error');
  const said = () => JSON.stringify(logged.mock.calls);
  const attempts = () => said().match(/nextAttemptMs/g)?.length ?? 0;
  const health = async () => (await fetch(`${server.address}/api/health`)).status;
  const control = path.join(dataDir, 'postgres/global/pg_control');

  // Without this file PostgreSQL refuses to start, as it does on a full disk.
  renameSync(control, `${control}.away`);
  killAtOnce([postgresOf(dataDir) ?? 0]);
  await vi.waitFor(() => expect(attempts()).toBeGreaterThan(1), 180_000);
  expect(said()).toContain('PostgreSQL did not start');
  expect(await health()).toBe(503);
  expect((await fetch(`${server.address}/api/catalogue`)).status).toBe(503);
  expect(await (await fetch(server.address)).text()).toBe('<title>Panel</title>');

  renameSync(`${control}.away`, control);
  await vi.waitFor(async () => expect(await health()).toBe(200), {
    timeout: 180_000,
    interval: 200,
  });
  expect(await signInAt(server.address, 'shop')).toMatch(/^adasi=/);

  const [postgres, before] = [postgresOf(dataDir) ?? 0, attempts()];
  renameSync(control, `${control}.away`);
  killAtOnce([postgres]);
  await vi.waitFor(() => expect(attempts()).toBeGreaterThan(before), 180_000);
  await server.stop();
  expect(isRunning(postgresOf(dataDir) ?? 0)).toBe(false);
});
