import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Opens a connection and sends requests on it without waiting for answers. */
export async function pipeline(origin: string, path: string, howMany: number): Promise<Socket> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  // The server may close the connection; that is no error here.
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(howMany));
  return socket;
}

/** Reads until so many answers have started or the connection ends. Returns their statuses. */
export async function readAnswers(socket: Socket, howMany: number): Promise<number[]> {
  let text = '';
  for await (const part of socket.setEncoding('latin1')) {
    text += part;
    const statuses = text.match(/HTTP\/1\.1 \d{3}/g) ?? [];
    if (statuses.length >= howMany) break;
  }
  return (text.match(/HTTP\/1\.1 \d{3}/g) ?? []).map((line) => Number(line.slice(9)));
}
