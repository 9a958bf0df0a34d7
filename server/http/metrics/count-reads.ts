import { Counter, type Registry } from 'prom-client';
import type { Replica } from '../../db/pool/replica.ts';

/** Counts what the lab read from the replica, and why not. */
export function countReads({ counts }: Replica, registry: Registry): void {
  new Counter({
    name: 'adasi_replica_reads_total',
    help: 'Reads of the lab by the replica, or by the primary because it was behind, failed or rests after that.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(counts)) this.inc({ outcome }, count);
    },
  });
}
