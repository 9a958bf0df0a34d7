import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { findAccountOf } from '../db/accounts/users.ts';
import { StartupError } from '../process/config/startup-error.ts';
import { reinstateAccount, suspendAccount } from '../use-cases/accounts/suspension.ts';
import type { Command } from './command.ts';

const request = z.object({
  username: z.string().check(z.minLength(1)),
  lift: z.optional(z.boolean()),
});

/** Suspends an account, or lifts its suspension. */
export const suspend: Command = {
  usage: `Suspend a username's account: its sessions end, and none of its users can sign in until the suspension is lifted:
  npm run admin -- suspend --username <username> [--lift]`,

  async read(args) {
    const asked = readRequest(args);
    if (!asked) return undefined;
    const { username, lift } = asked;
    return async (database) => {
      const account = await findAccountOf(database, username);
      if (!account) throw new StartupError(`There is no user ${username}.`);
      await (lift ? reinstateAccount : suspendAccount)(database, { account, by: 'operator' });
      return `The account of ${username} ${lift ? 'is no longer' : 'is'} suspended.`;
    };
  },
};

function readRequest(args: string[]): z.infer<typeof request> | undefined {
  const options = { username: { type: 'string' }, lift: { type: 'boolean' } } as const;
  try {
    return request.parse(parseArgs({ args, options }).values);
  } catch {
    return undefined;
  }
}
