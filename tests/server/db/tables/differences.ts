import type { Column, Table } from './kinds.ts';

type Tables = ReadonlyMap<string, Table>;

const none: Table = new Map();

/** The differences between the types of the tables and a database, one sentence each. */
export function differences(typed: Tables, stored: Tables): string[] {
  const tables = new Set([...typed.keys(), ...stored.keys()]);
  return [...tables].sort().flatMap((table) => {
    const [ours = none, its = none] = [typed.get(table), stored.get(table)];
    const columns = new Set([...ours.keys(), ...its.keys()]);
    return [...columns].sort().flatMap((column) => {
      const faults = differencesOf(ours.get(column), its.get(column));
      return faults.map((fault) => `${table}.${column} ${fault}`);
    });
  });
}

function differencesOf(typed: Column | undefined, stored: Column | undefined): string[] {
  if (!typed) return ['has no type'];
  if (!stored) return ['is not in the database'];
  const faults: string[] = [];
  if (typed.kind !== stored.kind) faults.push(`is ${stored.kind}, not ${typed.kind}`);
  if (stored.words && stored.words.join() !== typed.words?.join())
    faults.push(`may be ${stored.words.join(', ')}, not ${typed.words?.join(', ') ?? 'any text'}`);
  return [...faults, ...faultsInWriting(typed.written, stored.written)];
}

function faultsInWriting(typed: Column['written'], stored: Column['written']): string[] {
  if (!typed || !stored) return [];
  const faults: string[] = [];
  if (typed.nullable !== stored.nullable)
    faults.push(stored.nullable ? 'may be null' : 'is never null');
  if ((stored.insert === 'made') !== (typed.insert === 'made'))
    faults.push(
      stored.insert === 'made' ? 'is made by the database' : 'is not made by the database',
    );
  // The types may require more than the database does.
  if (stored.insert === 'needed' && typed.insert === 'optional')
    faults.push('has no default, so an insertion needs it');
  return faults;
}
