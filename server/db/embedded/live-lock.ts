import { statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { Unstartable } from '../../config/startup-error.ts';

/** Held while this process serves from a data directory; the kernel lets go of it when the process dies. */
export interface LiveLock {
  release(): void;
}

/**
 * Lets one live server at a time use a data directory. An abstract unix socket named after the directory's inode:
 * taken at once or not at all, and never left behind by a killed process as a pid file is.
 */
export async function takeLiveLock(dataDir: string): Promise<LiveLock> {
  const { dev, ino } = statSync(dataDir);
  const name = `\0adasi-data-${dev}-${ino}`;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.end(String(process.pid));
  });
  if (await listens(server, name)) {
    server.unref();
    return { release: () => server.close() };
  }
  throw new Unstartable(
    `Another server (process ${await holder(name)}) is using ${dataDir}. Stop it first, or set DATA_DIR to another directory.`,
  );
}

function listens(server: Server, name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen(name, () => resolve(true));
  });
}

function holder(name: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(name);
    let said = '';
    socket.setTimeout(500, () => socket.destroy());
    socket.on('data', (part) => {
      said += part;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(said || 'unknown'));
  });
}
