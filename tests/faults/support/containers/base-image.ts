import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { readSample } from '../../../server/deploy/support/sample.ts';
import type { Podman } from './podman.ts';

const run = promisify(execFile);
const certificates = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Makes the Containerfile's base image, under its name, from Debian's packages and this repository's Node and npm,
 * because a test machine may have no access to an image registry. Returns the name.
 */
export async function makeBaseImage(podman: Podman, folder: string): Promise<string> {
  const [, name = '', major, suite = ''] =
    /^FROM (node:(\d+)-(\w+)-slim) /m.exec(readSample('Containerfile')) ?? [];
  if (!process.version.startsWith(`v${major}.`)) throw new Error(`it begins with ${name}`);
  const npm = path.join(folder, 'npm');
  await run('npm', ['install', '--prefix', npm, 'npm@11']);
  const archive = path.join(folder, 'base.tar');
  const hooks = [
    `copy-in ${process.execPath} /usr/local/bin`,
    `copy-in ${npm}/node_modules/npm /usr/local/lib`,
    'ln -s ../lib/npm/bin/npm-cli.js "$1/usr/local/bin/npm"',
    // The package registry may be behind a proxy that this machine trusts.
    `copy-in ${certificates} ${path.dirname(certificates)}`,
    'chroot "$1" useradd --create-home node',
  ].map((hook) => `--customize-hook=${hook}`);
  const system = ['--quiet', '--variant=minbase', '--include=ca-certificates'];
  await run('mmdebstrap', [...system, ...hooks, suite, archive]);
  const change = `--change=ENV NODE_EXTRA_CA_CERTS=${certificates}`;
  const whole = `docker.io/library/${name}`;
  await podman.run('import', change, archive, whole);
  return whole;
}
