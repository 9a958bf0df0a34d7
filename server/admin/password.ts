import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { hashPassword } from '../auth/password.ts';
import { findUser, readNames } from '../db/accounts/users.ts';
import { StartupError } from '../process/config/startup-error.ts';
import { replacePassword } from '../use-cases/accounts/replace-password.ts';
import type { Command } from './command.ts';
import { passwordUsage, readNewPassword, refuseWeak } from './new-password.ts';

const request = z.object({ username: z.string().check(z.minLength(1)) });

/** Sets the password of a user who has lost it. Only this helps the lab's only user. */
export const password: Command = {
  usage: `Set a new password for a user who has lost it, and end the user's sessions. A second factor stays:
  npm run admin -- password --username <username>
${passwordUsage}`,

  async read(args) {
    const asked = readRequest(args);
    if (!asked) return undefined;
    const { username } = asked;
    return async (database) => {
      const person = await findUser(database, username);
      const names = person && (await readNames(database, person));
      if (!names) throw new StartupError(`There is no active user ${username}.`);
      const chosen = await readNewPassword();
      refuseWeak(chosen, names);
      await replacePassword(database, person, await hashPassword(chosen));
      return `${username} can sign in with the new password.`;
    };
  },
};

function readRequest(args: string[]): z.infer<typeof request> | undefined {
  try {
    return request.parse(parseArgs({ args, options: { username: { type: 'string' } } }).values);
  } catch {
    return undefined;
  }
}
