import path from 'node:path';
import { inject } from 'vitest';
import { type RealServer, startServer } from './real-server.ts';

/** A program of the server, from which it starts in a third of the work: for tests of what it does, not of its start. */
export function bundled(name: 'main' | 'admin' | 'backup' | 'restore'): string {
  return path.join(inject('programs'), `${name}.js`);
}

/** Starts the server from one file, and waits until it is healthy. */
export function startBundled(
  dataDir: string,
  port: number,
  more?: Record<string, string>,
): Promise<RealServer> {
  return startServer(dataDir, port, more, bundled('main'));
}
