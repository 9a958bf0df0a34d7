import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import { conclude } from '../../scripts/suites/suite.ts';
import { openDatabase } from '../../server/db/pool/database.ts';
import { strictHeaders } from '../../server/http/guards/security-headers.ts';
import { headersFor, readHeaderRules } from '../../server/http/static/headers-file.ts';
import { fillSample } from '../../server/sample/fill.ts';
import { idempotencyHeader } from '../../src/api/headers.ts';
import { orderPaths } from '../../src/api/orders/paths.ts';
import { programHere } from '../server/support/find-program.ts';
import { orderRequest } from '../server/support/order-request.ts';
import { debianPostgres, OwnPostgres } from '../server/support/own-postgres.ts';
import { freePort, signInAt } from '../server/support/real-server.ts';
import { makeBaseImage } from './support/containers/base-image.ts';
import { Podman } from './support/containers/podman.ts';

/**
 * Builds the image from docs/deploy/Containerfile and runs it with Debian's PostgreSQL. It must serve the panel, accept
 * an order from a signed-in shop, and accept another while it is being stopped.
 */
const missing = ['podman', 'mmdebstrap'].filter((name) => !programHere(name));
const bin = debianPostgres();
if (!bin) missing.push('postgresql');

if (process.getuid?.() !== 0 || missing.length > 0) {
  console.log(`containers: left out: only root can, with ${missing.join(', ') || 'its rights'}`);
  conclude({ passed: 0, failed: 0 });
} else await run(bin ?? '');

async function run(bin: string): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'adasi-containers-'));
  chmodSync(folder, 0o755);
  const podman = new Podman(folder);
  const postgres = await OwnPostgres.make(path.join(folder, 'db'), bin);
  try {
    await postgres.start();
    await postgres.ask('create role adasi login');
    await postgres.ask('create database adasi owner adasi');
    await buildImage(podman, folder);
    await runContainer(podman, postgres.host);
    conclude({ passed: 1, failed: 0 });
  } catch (error) {
    console.error(`containers: FAILED: ${error}`);
    conclude({ passed: 0, failed: 1 });
  } finally {
    await podman.run('rm', '--all', '--force', '--time=0');
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function buildImage(podman: Podman, folder: string): Promise<void> {
  const base = await makeBaseImage(podman, folder);
  const from = performance.now();
  const here = ['--network=host', '--isolation=chroot', '--pull=never'];
  const documented = ['--format=docker', '-f', 'docs/deploy/Containerfile', '-t', 'adasi', '.'];
  await podman.run('build', ...here, ...documented);
  const seconds = Math.round((performance.now() - from) / 1000);
  const inspect = (image: string, what: string) =>
    podman.run('image', 'inspect', '--format', what, image);
  const sizeOf = async (image: string) => Number(await inspect(image, '{{.Size}}')) / 1e6;
  const ownMb = Math.round((await sizeOf('adasi')) - (await sizeOf(base)));
  assert.equal(await inspect('adasi', '{{.Config.User}}'), 'node');
  assert.match(await inspect('adasi', '{{.Config.Healthcheck.Test}}'), /api\/health\/live/);
  console.log(`containers: built in ${seconds} s, ${ownMb} MB beside Node's own image`);
}

async function runContainer(podman: Podman, sockets: string): Promise<void> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const variables = {
    DATABASE_URL: 'postgres://adasi@localhost/adasi?host=/var/run/postgresql',
    PORT: new URL(origin).port,
    DRAIN_SECONDS: '5',
  };
  const given = Object.entries(variables).map(([name, value]) => `--env=${name}=${value}`);
  // Without control groups, and with limits that root may set in a container too.
  const here = ['--cgroups=disabled', '--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096'];
  const shared = ['--network=host', `--volume=${sockets}:/var/run/postgresql`];
  await podman.run('run', '--detach', '--name=one', ...here, ...shared, ...given, 'adasi');
  await untilReady(origin, 200);
  const state = (what: string) => podman.run('inspect', '--format', `{{.State.${what}}}`, 'one');
  const status = readFileSync(`/proc/${await state('Pid')}/status`, 'utf8');
  assert.doesNotMatch(status, /^Uid:.*\t0\b/m);
  assert.match(status, /^CapEff:\t0+$/m);
  const database = openDatabase({ host: sockets, user: 'adasi', database: 'adasi' });
  await fillSample(database).finally(() => database.close());
  await expectPanel(origin);
  await expectOrder(origin);
  const stopping = podman.run('stop', '--time=30', 'one');
  await untilReady(origin, 503);
  await expectOrder(origin);
  await stopping;
  assert.equal(await state('ExitCode'), '0');
  console.log('containers: took an order, another while it was being stopped, and ended well');
}

async function untilReady(origin: string, status: number): Promise<void> {
  const until = performance.now() + 60_000;
  while ((await fetch(`${origin}/api/health/ready`).catch(() => undefined))?.status !== status) {
    if (performance.now() > until) throw new Error(`/api/health/ready never answered ${status}`);
    await wait(20);
  }
}

async function expectPanel(origin: string): Promise<void> {
  const page = await fetch(origin);
  assert.equal(page.status, 200);
  for (const [name, value] of headersFor(readHeaderRules('public'), '/')) {
    assert.equal(page.headers.get(name), value);
  }
}

async function expectOrder(origin: string): Promise<void> {
  const answer = await fetch(origin + orderPaths.orders, {
    method: 'POST',
    headers: {
      Origin: origin,
      Cookie: await signInAt(origin, 'shop'),
      'Content-Type': 'application/json',
      [idempotencyHeader]: uuidv7(),
    },
    body: JSON.stringify(orderRequest()),
  });
  assert.equal(answer.status, 201);
  for (const [name, value] of Object.entries(strictHeaders)) {
    assert.equal(answer.headers.get(name), value);
  }
}
