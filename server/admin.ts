import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { uuidv7 } from 'uuidv7';
import * as z from 'zod/mini';
import { role as roleSchema } from '../src/domain/account.ts';
import { hashPassword } from './auth/password.ts';
import { connect } from './db/connect.ts';
import { createAccount } from './db/users.ts';
import { readSettings } from './settings.ts';
import { Unstartable } from './unstartable.ts';

const usage = `Makes an account and the first person in it, in the database of DATABASE_URL (or of DATA_DIR, while no server runs on it).

  node server/admin.ts --account <name> --username <username> [--name <person>] [--role Shop|Customer|SuperAdmin]

The role is SuperAdmin, the lab's own staff, unless said. The password, at least 10 characters, is read from ADASI_PASSWORD or asked for; never from the command line, which others on the machine can read.`;

const name = z.string().check(z.minLength(1), z.maxLength(64));
const request = z.object({ account: name, username: name, name, role: roleSchema });

try {
  const asked = readRequest();
  const password = readEnvironment(process.env) || (await askPassword());
  if (password.length < 10) throw new Unstartable('The password must have at least 10 characters.');
  const { database, close } = await connect(readSettings(process.env));
  try {
    const account = { id: uuidv7(), name: asked.account };
    const passwordHash = await hashPassword(password);
    await createAccount(database, { ...asked, account, id: uuidv7(), passwordHash });
    console.log(`${asked.username} can sign in, as ${asked.role} of ${asked.account}.`);
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === '23505';
    throw taken ? new Unstartable(`The username ${asked.username} is taken.`) : error;
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof Unstartable ? error.message : error);
  process.exitCode = 1;
}

function readEnvironment(env: { readonly ADASI_PASSWORD?: string }): string | undefined {
  return env.ADASI_PASSWORD;
}

function readRequest(): z.infer<typeof request> {
  const text = { type: 'string' } as const;
  const options = { account: text, username: text, name: text, role: text };
  try {
    const { values } = parseArgs({ options });
    const filled = { name: values.username, role: 'SuperAdmin', ...values };
    return request.parse(filled);
  } catch {
    throw new Unstartable(usage);
  }
}

/** From a terminal without showing it; from a pipe, its first line. */
async function askPassword(): Promise<string> {
  const terminal = process.stdin.isTTY;
  if (terminal) process.stdout.write('Password: ');
  const output = new Writable({ write: (_part, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal });
  for await (const line of lines) {
    lines.close();
    if (terminal) process.stdout.write('\n');
    return line;
  }
  return '';
}
