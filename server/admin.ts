import { account } from './admin/account.ts';
import { limits } from './admin/limits.ts';
import { move } from './admin/move.ts';
import { password } from './admin/password.ts';
import { prices } from './admin/prices.ts';
import { sample } from './admin/sample.ts';
import { secondFactor } from './admin/second-factor.ts';
import { suspend } from './admin/suspend.ts';
import { connect } from './db/connect.ts';
import { readSettings } from './process/config/settings.ts';
import { printed, StartupError } from './process/config/startup-error.ts';

const usage = `Changes the database at DATABASE_URL, or in DATA_DIR while no server uses it.

${account.usage}

${limits.usage}

${move.usage}

${password.usage}

${prices.usage}

${sample.usage}

${secondFactor.usage}

${suspend.usage}`;

const commands = {
  account,
  limits,
  move,
  password,
  prices,
  sample,
  'second-factor': secondFactor,
  suspend,
};

/** Says what is wrong, and how the command is used; arguments are not repeated, as one may be a password. */
function refusalOf(name: string): string {
  if (Object.hasOwn(commands, name)) {
    const { usage } = commands[name as keyof typeof commands];
    return `The arguments of ${name} are missing or not understood.\n\n${usage}`;
  }
  const isUnknown = name !== '' && !name.startsWith('-');
  return isUnknown ? `There is no command ${name}.\n\n${usage}` : usage;
}

try {
  const [name = '', ...rest] = process.argv.slice(2);
  // `account` is the default command, because the first start needs it.
  const isNamed = Object.hasOwn(commands, name);
  const command = isNamed ? commands[name as keyof typeof commands] : commands.account;
  const run = await command.read(isNamed ? rest : process.argv.slice(2));
  if (!run) throw new StartupError(refusalOf(name));
  const { database, close } = await connect(readSettings(process.env));
  console.log(await run(database).finally(close));
} catch (error) {
  console.error(printed(error));
  process.exitCode = 1;
}
