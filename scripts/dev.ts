/** Starts and stops the panel with hot reload together with its API. */
import { spawn } from 'node:child_process';

const panel = 'http://127.0.0.1:4321';
const apiPort = '4322';

const api = { ...process.env, PORT: apiPort, PANEL_ORIGINS: `${panel},http://localhost:4321` };
const pages = { ...process.env, API_ORIGIN: `http://127.0.0.1:${apiPort}` };

const children = [
  spawn('node', ['--watch-path=server', '--watch-path=src/domain', 'server/main.ts'], {
    env: api,
    stdio: 'inherit',
  }),
  spawn('astro', ['dev', '--host', '127.0.0.1'], { env: pages, stdio: 'inherit' }),
];

function end(): void {
  for (const child of children) child.kill('SIGTERM');
}

process.once('SIGINT', end).once('SIGTERM', end);
for (const child of children) child.once('exit', end);
