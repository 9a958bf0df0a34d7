import { DatabaseError } from 'pg';

/**
 * States of PostgreSQL in which nothing was done and trying again may help: connection exceptions (08), deadlocks and
 * transactions undone for others (40), full disks and memory, too many connections (53), cancelled by a time limit or
 * by the operator, shutting down or starting (57), a lock not got in time (55P03), a transaction idle for too long
 * (25P03), and failing input and output (58030).
 */
const awayStates = /^(08...|40001|40P01|53...|57...|55P03|25P03|58030)$/;
const awayMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after|Query read timeout)/;
const awaySystemErrors =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|ENOSPC)$/;

/** A statement is not there by its name, or already is: what was prepared on one connection was asked for on another. */
const strayStatements = new Set(['26000', '42P05']);

/** Whether a failure is the database's being away or overloaded, so that the request may be sent again. */
export function isDatabaseAway(error: Error): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (error instanceof DatabaseError) return awayStates.test(code) || strayStatements.has(code);
  return awaySystemErrors.test(code) || awayMessages.test(error.message);
}

/** What the operator can do about a failure, where it is known. */
export function adviceOn(error: Error): string | undefined {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (strayStatements.has(code)) {
    return 'A pooler between this server and PostgreSQL does not keep named statements: set NAMED_STATEMENTS=off.';
  }
  if (code === '53100' || code === 'ENOSPC') return 'The disk of the database is full.';
  return undefined;
}

/** Whether a pooler refused the connection because of the time limits it begins with. */
export function isLimitRefused(error: Error): boolean {
  return error instanceof DatabaseError && /unsupported startup parameter/.test(error.message);
}
