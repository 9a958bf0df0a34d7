import { parseArgs } from 'node:util';
import { hasRows } from '../db/catalogue/has-rows.ts';
import type { Database } from '../db/pool/database.ts';
import { StartupError } from '../process/config/startup-error.ts';
import { sampleAccessories } from '../sample/accessories/accessories.ts';
import { sampleCatalogue } from '../sample/catalogue.ts';
import { sampleStock } from '../sample/stock.ts';
import { writeSampleTiers } from '../sample/tiers.ts';
import { writeAccessories } from '../use-cases/catalogue/write-accessories.ts';
import { writeCatalogue } from '../use-cases/catalogue/write-catalogue.ts';
import { writeStock } from '../use-cases/catalogue/write-stock.ts';
import type { Command } from './command.ts';

/** The samples, each with a table that has rows once there is data. */
const samples = {
  catalogue: {
    table: 'lensDesigns',
    write: (database) => writeCatalogue(database, sampleCatalogue),
  },
  stock: { table: 'stockLenses', write: (database) => writeStock(database, sampleStock) },
  accessories: {
    table: 'accessoryProducts',
    write: (database) => writeAccessories(database, sampleAccessories),
  },
} as const satisfies Record<string, { table: string; write(database: Database): Promise<void> }>;
type Sample = keyof typeof samples;

/** Adds the sample catalogue, stock or accessories, so that orders can be placed. */
export const sample: Command = {
  usage: `Add the sample lens catalogue, the sample stock, the sample accessories, or all of them, so that orders can be placed:
  npm run admin -- sample catalogue|stock|accessories|all [--replace]
Lenses, accessories, counts and prices are made up. Existing data stays, unless --replace overwrites it; placed orders do not change.`,

  async read(args) {
    const asked = readRequest(args);
    if (!asked) return undefined;
    return async (database) => {
      const { chosen, replace } = asked;
      for (const each of chosen) if (!replace) await refuseOverwriting(database, each);
      await writeSampleTiers(database);
      for (const each of chosen) await samples[each].write(database);
      return `Added made-up data: ${chosen.join(', ')}.`;
    };
  },
};

function readRequest(args: string[]): { chosen: Sample[]; replace: boolean } | undefined {
  try {
    const options = { replace: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [what, ...more] = positionals;
    const chosen = Object.keys(samples).filter(
      (each): each is Sample => what === 'all' || what === each,
    );
    if (chosen.length === 0 || more.length > 0) return undefined;
    return { chosen, replace: values.replace };
  } catch {
    return undefined;
  }
}

async function refuseOverwriting(database: Database, each: Sample): Promise<void> {
  if (!(await hasRows(database, samples[each].table))) return;
  throw new StartupError(
    `There is a ${each} already: add --replace to overwrite it with the sample.`,
  );
}
