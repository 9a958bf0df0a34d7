import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { readCount } from '../../src/domain/typed/amount.ts';
import { setOrderLimits } from '../db/accounts/order-limits.ts';
import type { Database } from '../db/pool/database.ts';
import { StartupError } from '../process/config/startup-error.ts';
import type { Command } from './command.ts';

/** Parses a number the way the panel does: `5,000` is five thousand, and `5.000` is refused. */
function countOf(text: string): number {
  const read = readCount(text);
  return read.kind === 'count' ? read.value : Number.NaN;
}

const count = z.optional(
  z.pipe(z.pipe(z.string(), z.transform(countOf)), z.int().check(z.gte(1), z.lte(1_000_000))),
);
const request = z.object({
  username: z.string().check(z.minLength(1)),
  lines: count,
  pieces: count,
  'orders-per-minute': count,
});

/** Sets the order limits of an account. */
export const limits: Command = {
  usage: `Set the order limits of a username's account: lines and pieces per stock order, orders per minute:
  npm run admin -- limits --username <username> [--lines <n>] [--pieces <n>] [--orders-per-minute <n>]`,

  async read(args) {
    const asked = readRequest(args);
    if (!asked) return undefined;
    return async (database: Database) => {
      const { username, lines, pieces, 'orders-per-minute': ordersPerMinute } = asked;
      const now = await setOrderLimits(database, username, { lines, pieces, ordersPerMinute });
      if (!now) throw new StartupError(`There is no user ${username}.`);
      return `${username}: ${now.lines} lines and ${now.pieces} pieces per order, ${now.ordersPerMinute} orders per minute.`;
    };
  },
};

function readRequest(args: string[]): z.infer<typeof request> | undefined {
  const text = { type: 'string' } as const;
  const options = { username: text, lines: text, pieces: text, 'orders-per-minute': text };
  try {
    return request.parse(parseArgs({ args, options }).values);
  } catch {
    return undefined;
  }
}
