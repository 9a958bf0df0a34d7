import { afterAll } from 'vitest';
import { openDatabase } from '../../../../server/db/pool/database.ts';
import { Replica, type ReplicaOptions } from '../../../../server/db/pool/replica.ts';
import { appOn, type FreshApp } from '../../support/fresh-app.ts';
import type { PartitionedPair } from './partitioned-pair.ts';

/** A server process. */
export type Process = FreshApp & { replica: Replica };

/** Starts a server process on a pair. */
export function processOn(pair: PartitionedPair, options: ReplicaOptions): Process {
  const replica = new Replica(pair.readConnection, options);
  const database = openDatabase(pair.connection, { replica });
  afterAll(() => database.close());
  const settings = { metricsToken: 'of-the-operator' };
  const app = appOn(database, pair.superuser, { settings, live: { pauseMs: 50 } });
  return { ...app, replica };
}
