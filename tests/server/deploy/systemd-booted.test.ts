import { describe, expect, inject, test, vi } from 'vitest';
import { databaseProxy } from '../support/database-proxy.ts';
import { freshDatabase } from '../support/fresh-app.ts';
import { panelHost, writeSamples } from './support/sample.ts';
import { makeSite } from './support/site.ts';
import { expectOneOrder } from './support/stories.ts';
import { bootSystemd, whyNotBoot } from './support/systemd/boot.ts';

/** Longer than the sample's, so that two requests fit in on a slow machine. */
const drainSeconds = 5;

const reason = whyNotBoot();
if (reason) test.skip(`the unit under a separate systemd: ${reason}`);
else describe('the unit under a separate systemd', underSystemd);

async function underSystemd(): Promise<void> {
  const { connection } = await freshDatabase();
  const postgres = await databaseProxy(inject('sockets'));
  const { folder, port } = await makeSite();
  writeSamples(folder, ['adasi@.service', 'adasi.env'], {
    '127.0.0.1:5432/adasi': `127.0.0.1:${postgres.port}/${connection.database}`,
    'DRAIN_SECONDS=3': `DRAIN_SECONDS=${drainSeconds}`,
  });
  const { run } = await bootSystemd(folder, port);
  const unit = `adasi@${port}`;
  const origin = `http://127.0.0.1:${port}`;
  const show = (name: string) => run('systemctl', 'show', '-P', name, unit).trim();
  const ready = async () =>
    (await fetch(`${origin}/api/health/ready`).catch(() => undefined))?.status;
  const order = () => expectOneOrder(origin, `https://${panelHost}`);

  test('takes an order', order);

  test('has no root privileges, and writes to its own folder only', () => {
    const main = show('MainPID');
    const status = run('cat', `/proc/${main}/status`);
    const uid = run('id', '-u', 'adasi').trim();
    expect(uid).not.toBe('0');
    expect(status).toMatch(new RegExp(`^Uid:\t${uid}\t${uid}\t${uid}\t${uid}$`, 'm'));
    expect(status).toMatch(/^CapBnd:\t0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\t1$/m);
    expect(status).toMatch(/^Seccomp:\t2$/m);
    const write = (file: string) => run('nsenter', '--target', main, '--mount', 'touch', file);
    write('/var/lib/adasi/file');
    for (const file of ['/etc/file', '/usr/file', '/srv/file', '/var/file']) {
      expect(() => write(file)).toThrow('Read-only file system');
    }
  });

  test('is started again after a crash', async () => {
    const before = show('MainPID');
    run('systemctl', 'kill', '--signal=KILL', unit);
    await vi.waitFor(() => expect(['0', before]).not.toContain(show('MainPID')), {
      timeout: 180_000,
    });
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 180_000 });
    await order();
  });

  test('still takes an order while it is being stopped, and exits cleanly', async () => {
    run('systemctl', 'stop', '--no-block', unit);
    await vi.waitFor(async () => expect(await ready()).toBe(503));
    await order();
    await vi.waitFor(() => expect(show('ActiveState')).toBe('inactive'), { timeout: 180_000 });
    expect([show('Result'), show('ExecMainStatus')]).toEqual(['success', '0']);
  });
}
