import type { PoolClient } from 'pg';
import { log } from '../../log/log.ts';

/** A statement that took longer is logged, in milliseconds; the wait for those before it on its connection counts. */
const slowMs = 500;
/** How much of a statement is logged, in characters: it shows which one it is. */
const maxLength = 300;

type Query = (...all: unknown[]) => unknown;

/** Logs the slow statements of a connection, without their values. */
export function logSlowStatements(client: PoolClient): void {
  const query: Query = client.query.bind(client);
  const watched: Query = (...all) => {
    const began = performance.now();
    const end = () => report(all[0], performance.now() - began);
    const answered = all.at(-1);
    if (typeof answered === 'function') {
      const withCallback = (...answer: unknown[]) => {
        end();
        answered(...answer);
      };
      return query(...all.slice(0, -1), withCallback);
    }
    const answer = query(...all);
    if (answer instanceof Promise) answer.then(end, end);
    return answer;
  };
  client.query = watched as PoolClient['query'];
}

function report(asked: unknown, ms: number): void {
  if (ms < slowMs) return;
  const text = typeof asked === 'string' ? asked : (asked as { text?: string }).text;
  const statement = text?.replace(/\s+/g, ' ').slice(0, maxLength);
  log.warn({ ms: Math.round(ms), statement }, 'slow statement');
}
