import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { databaseProxy } from '../support/database-proxy.ts';
import { findProgram } from '../support/find-program.ts';
import { freshDatabase } from '../support/fresh-app.ts';
import { describeWith } from './support/programs.ts';
import { panelHost, writeSamples } from './support/sample.ts';
import { makeSite, startListening } from './support/site.ts';
import { expectOneOrder } from './support/stories.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** All values of a setting in a unit, in order. */
const said = (unit: string, name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

describeWith(['systemd-analyze'], 'the systemd unit', async () => {
  const { connection } = await freshDatabase();
  const postgres = await databaseProxy(inject('sockets'));
  const { folder, port } = await makeSite();
  writeSamples(folder, ['adasi@.service', 'adasi.env'], {
    '/srv/adasi': root,
    '/etc/adasi': folder,
    '127.0.0.1:5432/adasi': `127.0.0.1:${postgres.port}/${connection.database}`,
  });
  const template = path.join(folder, 'adasi@.service');
  const instance = path.join(folder, `adasi@${port}.service`);
  copyFileSync(template, instance);
  const analyze = (...args: string[]) => execFileSync(findProgram('systemd-analyze'), args);

  const unit = readFileSync(template, 'utf8').replaceAll('%i', String(port));
  const variables = said(unit, 'EnvironmentFile').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^\w+=/.test(line)),
  );
  const command = said(unit, 'ExecStart').flatMap((line) => line.split(' '));
  const alone = ['/usr/bin/env', '-i', ...variables, ...said(unit, 'Environment'), ...command];
  await startListening(['/usr/bin/setpriv', ...asNobody(), ...alone], port);

  test('is valid for systemd and gives the process few privileges', () => {
    analyze('verify', instance);
    // Of 100; an unhardened service has 96.
    analyze('security', '--offline=true', '--threshold=20', instance);
  });

  test('keeps being started, however often it fails', () => {
    expect([said(unit, 'Restart'), said(unit, 'StartLimitIntervalSec')]).toEqual([
      ['always'],
      ['0'],
    ]);
  });

  test('starts a server as an ordinary user, with only its variables', () =>
    expectOneOrder(`http://127.0.0.1:${port}`, `https://${panelHost}`));
});

/** Options of setpriv for root's tests, if another user can read the repository. */
function asNobody(): string[] {
  const options = ['--no-new-privs'];
  if (process.getuid?.() !== 0) return options;
  const user = [...options, '--reuid=65534', '--regid=65534', '--clear-groups'];
  try {
    execFileSync('/usr/bin/setpriv', [...user, 'test', '-r', path.join(root, 'server/main.ts')]);
    return user;
  } catch {
    return options;
  }
}
