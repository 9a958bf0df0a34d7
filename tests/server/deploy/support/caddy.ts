import path from 'node:path';
import { findProgram } from '../../support/find-program.ts';
import { freePort } from '../../support/real-server.ts';
import { writeSamples } from './sample.ts';
import { makeSite, startListening } from './site.ts';
import type { Front } from './visitor.ts';

/** Starts Caddy from the sample in front of two API processes. */
export async function startCaddy([first, second]: readonly number[]): Promise<Front> {
  const site = await makeSite();
  const { folder, port } = site;
  writeSamples(folder, ['Caddyfile'], {
    '/etc/adasi/tls/fullchain.pem': site.certFile,
    '/etc/adasi/tls/key.pem': site.keyFile,
    '/srv/adasi/dist': site.panel,
    'localhost:2019': `127.0.0.1:${await freePort()}`,
    'http_port 80': `http_port ${await freePort()}`,
    'https_port 443': `https_port ${port}\n\tdefault_bind 127.0.0.1`,
    '127.0.0.1:4321': `127.0.0.1:${first}`,
    '127.0.0.1:4322': `127.0.0.1:${second}`,
  });
  const config = path.join(folder, 'Caddyfile');
  const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const command = [
    findProgram('caddy'),
    'run',
    '--adapter',
    'caddyfile',
    '--config',
    config,
  ] as const;
  await startListening([...command], port, { env });
  return site;
}
