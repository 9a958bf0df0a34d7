import { destination, pino } from 'pino';

/** What `LOG_LEVEL` may be, from the most to the least. */
export const logLevels = ['info', 'warn', 'error', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

/**
 * The log: one JSON object a line, on standard error. It holds ids of accounts, users and requests, never what a person
 * typed: no name, power, password, path with its query, or value of a statement. The server sets its level from the
 * settings when it starts; until then, as in tests, it is silent.
 */
export const log = pino(
  { level: 'silent', base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime },
  destination({ dest: 2, sync: false }),
);
