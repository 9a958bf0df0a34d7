import { statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { StartupError } from '../../process/config/startup-error.ts';

/** The lock on a directory. The kernel releases it when the process dies. */
export interface DirectoryLock {
  release(): void;
}

/** Locks a data directory, so that only one server at a time uses it. */
export function lockDataDir(dataDir: string): Promise<DirectoryLock> {
  return lockDirectory(
    'data',
    dataDir,
    (pid) =>
      `Another server (process ${pid}) is using ${dataDir}. Stop it first, or set DATA_DIR to another directory.`,
  );
}

/** Locks a backup folder, so that only one backup at a time is taken there. */
export function lockBackups(folder: string): Promise<DirectoryLock> {
  return lockDirectory(
    'backups',
    folder,
    (pid) =>
      `Another backup (process ${pid}) is being taken in ${folder}. Wait until it has ended.`,
  );
}

/**
 * The lock is an abstract unix socket named after the directory's inode. Binding it is atomic and, unlike a pid file,
 * it leaves nothing behind when the process is killed.
 */
async function lockDirectory(
  purpose: 'data' | 'backups',
  directory: string,
  taken: (pid: string) => string,
): Promise<DirectoryLock> {
  const { dev, ino } = statSync(directory);
  const name = `\0adasi-${purpose}-${dev}-${ino}`;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.end(String(process.pid));
  });
  if (await canListen(server, name)) {
    server.unref();
    return { release: () => server.close() };
  }
  throw new StartupError(taken(await holder(name)));
}

function canListen(server: Server, name: string): Promise<boolean> {
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
    let pid = '';
    socket.setTimeout(500, () => socket.destroy());
    socket.on('data', (part) => {
      pid += part;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(pid || 'unknown'));
  });
}
