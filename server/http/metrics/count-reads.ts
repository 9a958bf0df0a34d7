import { Counter, type Registry } from 'prom-client';
import type { Replica } from '../../db/pool/replica.ts';

/** Counts the lab's reads from the replica, and why others went to the primary. */
export function countReads({ counts }: Replica, registry: Registry): void {
  new Counter({
    name: 'adasi_replica_reads_total',
    help: 'Reads by the lab from the replica, or from the primary because the replica was behind, failed or is paused after a failure.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(counts)) this.inc({ outcome }, count);
    },
  });
}
