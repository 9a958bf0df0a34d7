import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll } from 'vitest';

/** A proxy between the server and PostgreSQL that can fail. */
export interface DatabaseProxy {
  port: number;
  /** Stops forwarding in both directions; connections stay open. */
  swallow(): void;
  /** Forwards new connections again; hung ones stay as they are. */
  pass(): void;
}

/** A pooler's refusal of an unknown parameter (PostgreSQL: protocol-error-fields). */
function refusal(parameter: string): Buffer {
  const fields = `SFATAL\0C08P01\0Munsupported startup parameter: ${parameter}\0\0`;
  const message = Buffer.alloc(5 + fields.length);
  message.write('E');
  message.writeInt32BE(4 + fields.length, 1);
  message.write(fields, 5);
  return message;
}

/** Starts a proxy to the cluster whose socket is in a directory. It refuses connections with the parameter `refused`. */
export async function databaseProxy(sockets: string, refused?: string): Promise<DatabaseProxy> {
  let swallows = false;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    open.add(near);
    near.on('error', () => {});
    near.on('close', () => open.delete(near));
    if (swallows) return void near.resume();
    near.once('data', (first) => {
      if (refused && first.includes(`${refused}\0`)) return void near.end(refusal(refused));
      const far = connect(path.join(sockets, '.s.PGSQL.5432'));
      far.on('error', () => near.destroy());
      far.on('close', () => near.destroy());
      near.on('close', () => far.destroy());
      far.write(first);
      near.on('data', (part) => swallows || far.write(part));
      far.on('data', (part) => swallows || near.write(part));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    swallow: () => {
      swallows = true;
    },
    pass: () => {
      swallows = false;
    },
  };
}
