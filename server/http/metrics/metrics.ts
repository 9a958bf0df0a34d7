import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../db/pool/database.ts';
import type { LiveChanges } from '../../live/live-changes.ts';
import { version } from '../../process/config/version.ts';
import type { DiskSpace } from '../../process/disk/disk-space.ts';
import { countNotifications } from './count-notifications.ts';
import { countReads } from './count-reads.ts';

/** Upper bounds of the histogram buckets in seconds; a request should take less than 0.1 s. */
const buckets = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

const labelNames = ['method', 'route', 'status'] as const;

/** This process's own metrics for Prometheus. Names follow its conventions; durations are in seconds. */
export interface Metrics {
  /** Counts an answered request. */
  answered(labels: Record<(typeof labelNames)[number], string | number>, seconds: number): void;
  /** All metrics in Prometheus's text format, with the content type `type`. */
  text(): Promise<string>;
  type: string;
}

/** The parts of a process that it measures. */
interface Sources {
  database: Database;
  live: LiveChanges;
  disk: DiskSpace;
}

export function createMetrics({ database, live, disk }: Sources): Metrics {
  const { pool } = database;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'adasi_request_duration_seconds',
    help: 'Time until an answer began, by route.',
    labelNames,
    buckets,
    registers: [registry],
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  new Gauge({
    name: 'adasi_build_info',
    help: 'Always 1; the running version is its label.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1);
  gauge('adasi_live_streams', 'Open streams of changes.', () => live.streams);
  gauge('adasi_database_connections', 'Open connections of the pool.', () => pool.totalCount);
  gauge('adasi_database_connections_idle', 'Idle connections of the pool.', () => pool.idleCount);
  gauge('adasi_database_waiting', 'Queries waiting for a connection.', () => pool.waitingCount);
  gauge(
    'adasi_disk_free_bytes',
    'Free space for the private PostgreSQL; NaN if the operator runs their own.',
    () => disk.free ?? Number.NaN,
  );
  if (database.replica) countReads(database.replica, registry);
  countNotifications(database, registry);
  return {
    answered: (labels, seconds) => requests.observe(labels, seconds),
    text: () => registry.metrics(),
    type: registry.contentType,
  };
}
