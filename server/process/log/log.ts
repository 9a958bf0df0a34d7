import { destination, pino } from 'pino';

/** The values of `LOG_LEVEL`, from most to least output. */
export const logLevels = ['info', 'warn', 'error', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

/**
 * The log: one JSON object per line, on standard error. It holds ids of accounts, users and requests, never anything a
 * person typed: no name, power, password, path with its query, or value of a statement. The server sets its level from
 * the settings at startup. Until then, as in tests, it is silent.
 */
export const log = pino(
  { level: 'silent', base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime },
  destination({ dest: 2, sync: false }),
);
