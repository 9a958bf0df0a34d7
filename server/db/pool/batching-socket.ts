import { Socket } from 'node:net';

/**
 * A socket that sends everything written in one tick of the event loop together. A transaction whose statements are all
 * known in advance then costs one system call and wakes the database once.
 */
export function batchingSocket(): Socket {
  const socket = new Socket();
  // A batch may be sent after the peer has closed, when the driver no longer listens for errors.
  socket.on('error', () => undefined);
  // Waits for the connection, because connecting restores Node's own `write`.
  socket.once('connect', () => {
    const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
    socket.write = (...args: unknown[]) => {
      if (socket.writableCorked === 0) {
        socket.cork();
        process.nextTick(() => socket.uncork());
      }
      return write(...args);
    };
  });
  return socket;
}
