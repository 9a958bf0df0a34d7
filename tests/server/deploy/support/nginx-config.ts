import path from 'node:path';
import { findProgram } from '../../support/find-program.ts';
import { freePort } from '../../support/real-server.ts';
import { writeSamples } from './sample.ts';

const names = [
  'nginx',
  'one-origin',
  'sister-domains',
  'panel',
  'page-headers',
  'api',
  'data-headers',
];

/** What nginx serves with TLS, and where. */
interface Served {
  folder: string;
  panel: string;
  certFile: string;
  keyFile: string;
  port: number;
}

/** Writes the samples into a folder; `plan` is the file with the servers. Returns the command that starts nginx. */
export async function nginxCommand(
  { folder, panel, certFile, keyFile, port }: Served,
  [first, second]: readonly number[],
  plan: 'one-origin.conf' | 'sister-domains.conf',
): Promise<[string, ...string[]]> {
  const samples = names.map((name) => `nginx/${name}.conf`);
  writeSamples(folder, samples, {
    '/etc/nginx/adasi/one-origin.conf': path.join(folder, plan),
    '/etc/nginx/adasi': folder,
    '/etc/adasi/tls/fullchain.pem': certFile,
    '/etc/adasi/tls/key.pem': keyFile,
    '/srv/adasi/dist': panel,
    '/run/nginx.pid': path.join(folder, 'nginx.pid'),
    '/var/log/nginx': folder,
    '/var/lib/nginx': folder,
    'listen 443': `listen 127.0.0.1:${port}`,
    'listen 80': `listen 127.0.0.1:${await freePort()}`,
    '127.0.0.1:4321': `127.0.0.1:${first}`,
    '127.0.0.1:4322': `127.0.0.1:${second}`,
  });
  return [findProgram('nginx'), '-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;'];
}
