import { DatabaseError } from 'pg';

/**
 * SQLSTATEs after which nothing was done and a retry may help: connection exceptions (08), deadlocks and serialization
 * failures (40), full disk, memory or connections (53), cancelled by a time limit or the operator, shutting down or
 * starting (57), lock timeout (55P03), idle transaction timeout (25P03), and I/O errors (58030).
 */
const unavailableStates = /^(08...|40001|40P01|53...|57...|55P03|25P03|58030)$/;
const unavailableMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after|Query read timeout)/;
const unavailableSystemErrors =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|ENOSPC)$/;

/** A named statement is missing or already exists: it was prepared on one connection and used on another. */
const misplacedStatementStates = new Set(['26000', '42P05']);

/** Whether the database was unavailable or overloaded, so that the client may send the request again. */
export function isDatabaseUnavailable(error: Error): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (error instanceof DatabaseError)
    return unavailableStates.test(code) || misplacedStatementStates.has(code);
  return unavailableSystemErrors.test(code) || unavailableMessages.test(error.message);
}

/** Whether PostgreSQL or the local file system ran out of space, so that nothing was stored. */
export function isDiskFull(error: Error): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return code === '53100' || code === 'ENOSPC' || code === 'EDQUOT';
}

/** Whether a text contained a NUL, which PostgreSQL stores neither as text nor in JSON. */
export function isUnstorableText(error: Error): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return error instanceof DatabaseError && (code === '22021' || code === '22P05');
}

/** Advice for the operator about a failure; undefined if there is none. */
export function operatorAdvice(error: Error): string | undefined {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (misplacedStatementStates.has(code)) {
    return 'The connection pooler does not keep named statements: set NAMED_STATEMENTS=off.';
  }
  if (isDiskFull(error)) return 'The disk of the database is full.';
  return undefined;
}

/** Whether a pooler refused the connection because of its time limits. */
export function isTimeLimitRefused(error: Error): boolean {
  return error instanceof DatabaseError && /unsupported startup parameter/.test(error.message);
}
