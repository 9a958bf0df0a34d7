import { rxHistoryPath } from '../../src/api/rx-history/paths.ts';
import { type Figure, figuresOf, printFigures } from './figures.ts';
import { commonName, rareName } from './filled/fill-orders.ts';
import { aMillion, withFilledServer } from './filled/filled-server.ts';
import { Reader, readAgain } from './reader.ts';

/** The searches for a customer, by their names in the figures. */
const searches: readonly (readonly [what: string, text: string])[] = [
  ['a reference', 'n-654321'],
  ['the start of a reference', 'n-65'],
  ['the start of all names', 'خانو'],
  ['a common name', commonName],
  ['a rare name', rareName],
  ['two names', `${commonName} ${rareName}`],
  ['a name that nobody has', 'کیوان'],
];

/** Searches for customers' earlier prescriptions in one account, with a million orders in the database. */
export async function benchHistory(): Promise<void> {
  await withFilledServer(aMillion, async ({ origin }) => {
    const reader = await Reader.signIn(origin, 'customer');
    const figures: Figure[] = [];
    for (const [what, text] of searches) {
      const path = `${rxHistoryPath}?text=${encodeURIComponent(text)}`;
      figures.push(...figuresOf(what, await readAgain(reader, path), 20));
    }
    printFigures('API: earlier prescriptions, a million orders', figures);
    reader.close();
  });
}

if (import.meta.main) await benchHistory();
