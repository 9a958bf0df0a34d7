import { parseArgs } from 'node:util';
import { uuidv7 } from 'uuidv7';
import * as z from 'zod/mini';
import { role as roleSchema } from '../../src/domain/vocabulary/account.ts';
import { hashPassword } from '../auth/password.ts';
import { createAccount } from '../db/accounts/users.ts';
import { StartupError } from '../process/config/startup-error.ts';
import type { Command } from './command.ts';
import { passwordUsage, readNewPassword, refuseWeak } from './new-password.ts';

const name = z.string().check(z.minLength(1), z.maxLength(64));
const request = z.object({ account: name, username: name, name, role: roleSchema });
type Request = z.infer<typeof request>;

/** Creates an account with its first user. */
export const account: Command = {
  usage: `Create an account with its first user:
  npm run admin -- --account <name> --username <username> [--name <full name>] [--role Shop|Customer|SuperAdmin]
The default role is SuperAdmin, for lab staff. ${passwordUsage}`,

  async read(args) {
    const asked = readRequest(args);
    if (!asked) return undefined;
    return async (database) => {
      const password = await readNewPassword();
      refuseWeak(password, asked);
      const passwordHash = await hashPassword(password);
      const account = { id: uuidv7(), name: asked.account };
      const created = { ...asked, account, id: uuidv7(), passwordHash, by: 'operator' } as const;
      await createAccount(database, created).catch((error: NodeJS.ErrnoException) => {
        const taken = error.code === '23505';
        throw taken ? new StartupError(`The username ${asked.username} is taken.`) : error;
      });
      return `${asked.username} can sign in as ${asked.role} of ${asked.account}.`;
    };
  },
};

function readRequest(args: string[]): Request | undefined {
  const text = { type: 'string' } as const;
  const options = { account: text, username: text, name: text, role: text };
  try {
    const { values } = parseArgs({ args, options });
    return request.parse({ name: values.username, role: 'SuperAdmin', ...values });
  } catch {
    return undefined;
  }
}
