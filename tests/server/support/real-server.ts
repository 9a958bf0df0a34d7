import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** The server's sources, as they are shipped. */
export const serverMain = path.resolve(import.meta.dirname, '../../../server/main.ts');

/** A server started as usual: `node server/main.ts`. */
export interface RealServer {
  process: ChildProcess;
  origin: string;
  /** Milliseconds from the start of the process until it listens. */
  startedInMs: number;
}

/** Below the ports that systems give to programs that ask for any, and above 10080, which `fetch` refuses. */
const ports = { first: 11_000, count: 5_000 };

/** Two processes that run at the same time do not begin near each other: what one has found, it listens on only later. */
let begun = process.pid * 101;

/** Finds a free port, another one each time. */
export async function freePort(): Promise<number> {
  for (;;) {
    begun += 1;
    const port = ports.first + (begun % ports.count);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

/** The environment to start the server with on a data directory; `more` are further variables, `main` its file. */
export function serverCommand(
  dataDir: string,
  port: number,
  more: Record<string, string> = {},
  main = serverMain,
) {
  const own = { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port) };
  const env = { ...process.env, ...own, ...more };
  return { program: process.execPath, args: [main], env };
}

/** Longest wait for a server to be healthy, ms. */
const patience = 180_000;

/** Follows what a server prints until it is left; `begun` resolves once it listens, has ended, or takes too long. */
function follow(child: ChildProcessByStdio<null, Readable, Readable>) {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const overdue = setTimeout(begin, patience);
  child.once('exit', () => begin());
  let output = '';
  const keep = (part: Buffer) => {
    output += part;
    if (output.includes(' listens on ')) begin();
  };
  const written = [child.stdout, child.stderr];
  for (const each of written) each.on('data', keep);
  return {
    begun: begun.finally(() => clearTimeout(overdue)),
    output: () => output,
    /** A server that logs each request would fill the memory. */
    leave: () => {
      for (const each of written) each.off('data', keep).resume();
    },
  };
}

/** Starts the server and waits until it is healthy. Throws its output when it is not. */
export async function startServer(
  dataDir: string,
  port: number,
  more: Record<string, string> = {},
  main = serverMain,
): Promise<RealServer> {
  const from = performance.now();
  const origin = `http://127.0.0.1:${port}`;
  const { program, args, env } = serverCommand(dataDir, port, more, main);
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const { begun, output, leave } = follow(child);
  // Asking before would take the processor from what starts.
  await begun;
  while (child.exitCode === null && performance.now() - from < patience) {
    const health = await fetch(`${origin}/api/health`).catch(() => undefined);
    if (health?.ok) {
      leave();
      return { process: child, origin, startedInMs: performance.now() - from };
    }
    await wait(20);
  }
  child.kill('SIGKILL');
  throw new Error(`the server did not start:\n${output()}`);
}

/** Stops the server cleanly and waits for its end. */
export async function stopServer({ process: child }: RealServer): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** Signs in, by default with the demo password. Returns the cookie. */
export async function signInAt(
  origin: string,
  username: string,
  password = 'adasi-demo',
): Promise<string> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const cookie = answer.headers.get('Set-Cookie')?.split(';')[0];
  if (!answer.ok || !cookie) throw new Error(`login answered ${answer.status}`);
  return cookie;
}
