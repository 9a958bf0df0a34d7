import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { collect, type Watch } from './watch-exchange.ts';

/**
 * Fate of a request: delivered; lost on the way; delivered, and then its response lost, truncated,
 * or never arriving although the connection stays open.
 */
type Fate = 'carried' | 'lost' | 'answerLost' | 'answerCut' | 'stalled';

/** Number of posted orders by fate. */
export type Fates = Record<Fate, number>;

/** Probability of each fate; all other requests are carried. */
export type Odds = Partial<Record<Exclude<Fate, 'carried'>, number>>;

const isOrder = ({ method, url }: IncomingMessage) => method === 'POST' && url === '/api/orders';

/** Sends a response to the waiting browser according to its fate. */
const answerAs: Record<
  Exclude<Fate, 'lost'>,
  (answer: IncomingMessage, answered: ServerResponse, hangUp: () => void) => void
> = {
  carried(answer, answered) {
    answered.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(answered);
  },
  answerLost(answer, _, hangUp) {
    answer.resume();
    answer.once('end', hangUp);
  },
  answerCut(answer, answered, hangUp) {
    answered.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.once('data', (part: Buffer) => {
      answered.write(part.subarray(0, part.length / 2), hangUp);
      answer.resume();
    });
    answer.once('end', hangUp);
  },
  stalled(answer) {
    answer.resume();
  },
};

/**
 * A proxy to a local server that lets requests fail at random: only orders, unless another filter is given. `watch` is
 * called for requests that reach the server.
 */
export async function failingLine(
  target: string,
  odds: Odds,
  isMeant: (asked: IncomingMessage) => boolean = isOrder,
  watch: Watch = () => undefined,
) {
  const fates: Fates = { carried: 0, lost: 0, answerLost: 0, answerCut: 0, stalled: 0 };
  let isFailing = true;

  function fateOf(asked: IncomingMessage): Fate {
    if (!isFailing || !isMeant(asked)) return 'carried';
    let draw = Math.random();
    for (const [fate, share] of Object.entries(odds)) {
      if (draw < share) return fate as Fate;
      draw -= share;
    }
    return 'carried';
  }

  function carry(asked: IncomingMessage, answered: ServerResponse): void {
    const fate = fateOf(asked);
    if (isOrder(asked)) fates[fate] += 1;
    const hangUp = () => void asked.socket.destroy();
    if (fate === 'lost') return void hangUp();
    const { method, headers, url } = asked;
    let tell: ReturnType<Watch>;
    collect(asked, (body) => {
      tell = watch(asked, body);
    });
    const onward = request(`${target}${url}`, { method, headers }, (answer) => {
      // A killed server ends its response half-way.
      answer.once('error', hangUp);
      if (tell) {
        collect(answer, (body) => answered.once('finish', () => tell?.(answer, body)));
      }
      answerAs[fate](answer, answered, hangUp);
    });
    onward.once('error', hangUp);
    answered.once('close', () => onward.destroy());
    asked.pipe(onward);
  }

  const server = createServer(carry).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    fates,
    /** Lets requests fail again after `mend`. */
    fail(): void {
      isFailing = true;
    },
    /** Carries every request from now on. */
    mend(): void {
      isFailing = false;
    },
    stop(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
