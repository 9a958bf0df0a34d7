import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../server/db/pool/database.ts';
import { Replica } from '../../../server/db/pool/replica.ts';
import { isReading, recordStatements, tablesIn } from '../guards/recorded-statements.ts';
import { populate } from '../guards/world.ts';
import { describedTables } from '../support/distributed-page.ts';
import { appOn } from '../support/fresh-app.ts';
import { staysOnPrimary } from './stays-on-primary.ts';
import { askEverything, isForReading, letIn } from './support/ask-everything.ts';
import { partitionedPair } from './support/partitioned-pair.ts';
import { partitionsRead } from './support/partitions-read.ts';

const pair = await partitionedPair();
// On a busy machine the replica may be behind for longer than a request usually waits.
const replica = new Replica(pair.readConnection, { patienceMs: 30_000 });
const database = openDatabase(pair.connection, { replica });
afterAll(() => database.close());
const fresh = appOn(database, pair.superuser, { settings: { requireSecondFactor: 'lab' } });
const world = await populate(fresh);
const recorded = recordStatements();
// Before any change is requested, because the server does background work after that.
const readByLab = await askEverything(fresh, world, recorded, ['lab'], isForReading);
const answered = await askEverything(fresh, world, recorded, letIn);

const { rows } = await pair.superuser.query(
  `select relname as name from pg_class where relkind = 'p' order by relname`,
);
const partitioned: ReadonlySet<string> = new Set(rows.map(({ name }) => name));

describe('partitioned by account', () => {
  test('are all tables that the page lists as distributed, except for sessions', () => {
    const distributed = describedTables.filter(({ how }) => how === 'distributed');
    const named = distributed.map(({ table }) => table).filter((name) => name !== 'sessions');
    expect([...partitioned].sort()).toEqual(named.sort());
  });

  test('every route answers as it does without partitions', () => {
    expect(answered.map(({ got }) => got)).toEqual(answered.map(({ due }) => due));
  });

  test('a statement for one account reads one partition of each table', async () => {
    const own = recorded.filter(({ rows, text }) => rows === 'account' && isReading(text));
    const kinds = [...new Map(own.map((each) => [each.text, each])).values()];
    const read = await Promise.all(kinds.map((each) => partitionsRead(database.pool, each)));
    expect(read.filter(({ size }) => size === 1).length).toBeGreaterThan(50);
    expect(kinds.filter((_, at) => (read[at]?.size ?? 0) > 1).map(({ text }) => text)).toEqual([]);
  });
});

describe('the lab’s reads', () => {
  const readingAt = (host: string | undefined) => {
    const routes = readByLab.filter(({ statements }) =>
      statements.some(
        (each) =>
          each.rows === 'lab' && each.host === host && tablesIn(each.text, partitioned).length > 0,
      ),
    );
    return [...new Set(routes.map(({ route }) => route))].sort();
  };

  test('across accounts use the replica, unless they are on the list for the primary', () => {
    expect(readingAt(pair.connection.host)).toEqual([...staysOnPrimary].sort());
    expect(readingAt(pair.readConnection.host).length).toBeGreaterThan(20);
  });

  test('never failed on the replica', () => {
    expect(replica.counts).toMatchObject({ behind: 0, failed: 0, resting: 0 });
  });

  test('are the only ones on the replica', () => {
    const others = answered.filter(({ asker, route }) => asker !== 'lab' || !isForReading(route));
    const strayed = others.filter(({ statements }) =>
      statements.some(({ host }) => host === pair.readConnection.host),
    );
    expect(strayed.map(({ got }) => got)).toEqual([]);
  });
});
