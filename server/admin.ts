import { account } from './admin/account.ts';
import { limits } from './admin/limits.ts';
import { sample } from './admin/sample.ts';
import { readSettings } from './config/settings.ts';
import { Unstartable } from './config/startup-error.ts';
import { connect } from './db/connect.ts';

const usage = `Works on the database of DATABASE_URL (or of DATA_DIR, while no server runs on it).

${account.usage}

${limits.usage}

${sample.usage}`;

const commands = { account, limits, sample };

try {
  const [name = '', ...rest] = process.argv.slice(2);
  // Making an account is what a first start needs, so it goes without saying.
  const isNamed = Object.hasOwn(commands, name);
  const command = isNamed ? commands[name as keyof typeof commands] : commands.account;
  const run = await command.read(isNamed ? rest : process.argv.slice(2));
  if (!run) throw new Unstartable(usage);
  const { database, close } = await connect(readSettings(process.env));
  console.log(await run(database).finally(close));
} catch (error) {
  console.error(error instanceof Unstartable ? error.message : error);
  process.exitCode = 1;
}
