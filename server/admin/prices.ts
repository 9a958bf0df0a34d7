import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { labDay } from '../../src/domain/vocabulary/lab-day.ts';
import { readPrices } from '../db/catalogue/read-prices.ts';
import type { Database } from '../db/pool/database.ts';
import { StartupError } from '../process/config/startup-error.ts';
import { writePrices } from '../use-cases/catalogue/dated-prices.ts';
import type { Command } from './command.ts';
import { readPriceFile, writePriceFile } from './price-file.ts';

const request = z.object({
  from: z.iso.date(),
  file: z.optional(z.string().check(z.minLength(1))),
  drop: z.optional(z.boolean()),
});

/** Prints the prices of a day, or loads prices that apply from a day on. */
export const prices: Command = {
  usage: `Print all prices of a day as CSV, in rials; load a changed file of prices that apply from a day on; or drop those:
  npm run --silent admin -- prices --from <2026-12-22>
  npm run admin -- prices --from <2026-12-22> --file <prices.csv>
  npm run admin -- prices --from <2026-12-22> --drop`,

  async read(args) {
    const asked = readRequest(args);
    if (!asked) return undefined;
    const { from, file, drop } = asked;
    if (file !== undefined && drop) return undefined;
    if (file === undefined && !drop) {
      return async (database) => writePriceFile(await readPrices(database, from));
    }
    if (from < labDay(Date.now()))
      throw new StartupError(`${from} is over: prices apply from today on.`);
    if (file === undefined) return (database) => dropFrom(database, from);
    const text = await readText(file);
    return (database) => load(database, from, text);
  },
};

function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(`${file} cannot be read: ${error.code}.`);
  });
}

async function load(database: Database, day: string, text: string): Promise<string> {
  const known = await readPrices(database, day);
  const read = readPriceFile(
    text,
    known.map(({ item }) => item),
  );
  if ('faults' in read) {
    throw new StartupError(`Nothing was loaded:\n${read.faults.join('\n')}`);
  }
  const count = read.prices.length;
  if (count === 0) {
    throw new StartupError(
      `Nothing was loaded: the file has no prices. To remove those that begin on ${day}, use --drop.`,
    );
  }
  await writePrices(database, day, read.prices);
  return `${count} ${count === 1 ? 'price applies' : 'prices apply'} from ${day} on.`;
}

async function dropFrom(database: Database, day: string): Promise<string> {
  await writePrices(database, day, []);
  return `No prices change on ${day}.`;
}

function readRequest(args: string[]): z.infer<typeof request> | undefined {
  const text = { type: 'string' } as const;
  const options = { from: text, file: text, drop: { type: 'boolean' } } as const;
  try {
    return request.parse(parseArgs({ args, options }).values);
  } catch {
    return undefined;
  }
}
