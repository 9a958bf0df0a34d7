import path from 'node:path';
import { findProgram } from '../../support/find-program.ts';
import { freePort } from '../../support/real-server.ts';
import { writeSamples } from './sample.ts';
import { makeSite, startListening } from './site.ts';
import type { Front } from './visitor.ts';

const names = [
  'nginx',
  'one-origin',
  'sister-domains',
  'panel',
  'page-headers',
  'api',
  'data-headers',
];

/** nginx, and the module that sends what the build has compressed with Brotli. */
export const nginxAndBrotli = ['nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'];

/** Starts nginx from the samples in front of two API processes; `plan` is the file with its servers. */
export async function startNginx(
  [first, second]: readonly number[],
  plan: 'one-origin.conf' | 'sister-domains.conf',
): Promise<Front> {
  const site = await makeSite();
  const { folder, port } = site;
  const samples = names.map((name) => `nginx/${name}.conf`);
  writeSamples(folder, samples, {
    '/etc/nginx/adasi/one-origin.conf': path.join(folder, plan),
    '/etc/nginx/adasi': folder,
    '/etc/adasi/tls/fullchain.pem': site.certFile,
    '/etc/adasi/tls/key.pem': site.keyFile,
    '/srv/adasi/dist': site.panel,
    '/run/nginx.pid': path.join(folder, 'nginx.pid'),
    '/var/log/nginx': folder,
    '/var/lib/nginx': folder,
    'listen 443': `listen 127.0.0.1:${port}`,
    'listen 80': `listen 127.0.0.1:${await freePort()}`,
    '127.0.0.1:4321': `127.0.0.1:${first}`,
    '127.0.0.1:4322': `127.0.0.1:${second}`,
  });
  const config = path.join(folder, 'nginx.conf');
  await startListening([findProgram('nginx'), '-c', config, '-g', 'daemon off;'], port);
  return site;
}
