import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Fate of a request: delivered, lost on the way, or delivered with its answer lost. */
type Fate = 'carried' | 'lost' | 'answerLost';

/** Number of requests by fate. */
export type Fates = Record<Fate, number>;

/** Proxy to a local server that loses one in `every` orders on the way, and one in `every` answers. */
export async function failingLine(target: string, every: number) {
  const fates: Fates = { carried: 0, lost: 0, answerLost: 0 };
  let isFailing = true;

  function fateOf({ method, url }: IncomingMessage): Fate {
    if (!isFailing || method !== 'POST' || url !== '/api/orders') return 'carried';
    const draw = Math.random() * every;
    if (draw < 1) return 'lost';
    return draw < 2 ? 'answerLost' : 'carried';
  }

  function carry(asked: IncomingMessage, answered: ServerResponse): void {
    const fate = fateOf(asked);
    if (asked.url === '/api/orders' && asked.method === 'POST') fates[fate] += 1;
    if (fate === 'lost') return void asked.socket.destroy();
    const { method, headers, url } = asked;
    const onward = request(`${target}${url}`, { method, headers }, (answer) => {
      if (fate === 'answerLost') {
        answer.resume();
        answer.once('end', () => asked.socket.destroy());
        return;
      }
      answered.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(answered);
    });
    onward.once('error', () => asked.socket.destroy());
    asked.pipe(onward);
  }

  const server = createServer(carry).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    fates,
    /** Stops losing requests. */
    mend(): void {
      isFailing = false;
    },
    stop(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
