import pg from 'pg';
import { log } from '../../process/log/log.ts';

/**
 * Statements that take longer are logged, in milliseconds. The time includes waiting for earlier statements on the same
 * connection.
 */
const slowMs = 500;
/** How many characters of a statement are logged: enough to recognise it. */
const maxLength = 300;

type Query = (...all: unknown[]) => unknown;

/** A connection that logs slow statements, without their values. */
export class WatchedClient extends pg.Client {
  override query = ((...all: unknown[]) => {
    const query: Query = super.query.bind(this);
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
  }) as pg.Client['query'];
}

function report(asked: unknown, ms: number): void {
  if (ms < slowMs) return;
  const text = typeof asked === 'string' ? asked : (asked as { text?: string }).text;
  const statement = text?.replace(/\s+/g, ' ').slice(0, maxLength);
  log.warn({ ms: Math.round(ms), statement }, 'slow statement');
}
