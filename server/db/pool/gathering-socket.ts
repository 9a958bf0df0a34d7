import { Socket } from 'node:net';

/**
 * A socket that sends what is written in one turn of the event loop together. A transaction whose statements are all
 * known then costs one system call and wakes the database once.
 */
export function gatheringSocket(): Socket {
  const socket = new Socket();
  // What was gathered may be sent after the other end has gone, when the driver no longer listens.
  socket.on('error', () => undefined);
  // Not before: connecting puts Node's own `write` back.
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
