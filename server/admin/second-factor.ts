import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { findUser } from '../db/accounts/users.ts';
import { StartupError } from '../process/config/startup-error.ts';
import { removeAllFactors } from '../use-cases/second-factor/remove-factor.ts';
import type { Command } from './command.ts';

const request = z.object({
  username: z.string().check(z.minLength(1)),
  remove: z.literal(true),
});

/** Removes all factors of a user who has lost them. */
export const secondFactor: Command = {
  usage: `Remove the passkeys, app and recovery codes of a user who has lost them all, and end the user's sessions. The password stays:
  npm run admin -- second-factor --username <username> --remove`,

  async read(args) {
    const asked = readRequest(args);
    if (!asked) return undefined;
    const { username } = asked;
    return async (database) => {
      const person = await findUser(database, username);
      if (!person) throw new StartupError(`There is no user ${username}.`);
      const hadSome = await removeAllFactors(database, person, 'operator');
      return hadSome
        ? `${username} no longer has a second factor.`
        : `${username} had no second factor. The user's sessions have ended.`;
    };
  },
};

function readRequest(args: string[]): z.infer<typeof request> | undefined {
  const options = { username: { type: 'string' }, remove: { type: 'boolean' } } as const;
  try {
    return request.parse(parseArgs({ args, options }).values);
  } catch {
    return undefined;
  }
}
