import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { childrenOf, isRunning, killAtOnce, postgresOf } from './support/processes.ts';
import { freePort } from './support/real-server.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'adasi-npm-'));
const started: number[] = [];
afterAll(() => {
  killAtOnce(started.filter(isRunning));
  rmSync(dataDir, { recursive: true, force: true });
});

test.each<[string, (npm: number) => void]>([
  ['SIGTERM to `npm start`', (npm) => process.kill(npm, 'SIGTERM')],
  ['Ctrl-C, which npm passes on to the server once more,', (npm) => process.kill(-npm, 'SIGINT')],
])(
  '%s finishes a running request, then stops the server and PostgreSQL cleanly',
  async (_, end) => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const env = { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port) };
    const npm = spawn('npm', ['start'], { cwd: root, env, stdio: 'ignore', detached: true });
    const pid = npm.pid ?? 0;
    started.push(pid);
    const health = async () => (await fetch(`${origin}/api/health`)).status;
    await vi.waitFor(async () => expect(await health()).toBe(200), { timeout: 180_000 });
    const postgres = postgresOf(dataDir) ?? 0;
    const [server = 0] = childrenOf(pid);
    started.push(server, ...childrenOf(server), postgres);
    expect([isRunning(server), isRunning(postgres)]).toEqual([true, true]);

    const body = JSON.stringify({ username: 'shop', password: 'adasi-demo' });
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    await once(socket, 'connect');
    socket.write(
      `POST /api/login HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    // When the server asks for the body, the request is running.
    expect((await once(socket, 'data')).join()).toContain('100 Continue');
    end(pid);
    await vi.waitFor(async () => expect(health()).rejects.toThrow());
    socket.write(body);
    expect((await once(socket, 'data')).join()).toMatch(/^HTTP\/1.1 200 /);

    await once(npm, 'exit');
    await vi.waitFor(() => expect([server, postgres].filter(isRunning)).toEqual([]));
    expect(postgresOf(dataDir)).toBeUndefined();
    expect(readFileSync(path.join(dataDir, 'postgres.log'), 'utf8')).toMatch(
      /database system is shut down\s*$/,
    );
  },
);
