import { readdirSync, readFileSync } from 'node:fs';
import type { Figure } from './figures.ts';

/** On Linux, for every architecture that Node supports. */
const ticksPerSecond = 100;

/** Node names its processes after their main thread. */
const names: Readonly<Record<string, string>> = { MainThread: 'API' };

interface Running {
  pid: number;
  program: string;
  parent: number;
  /** Processor time used, ms. */
  spent: number;
}

/** Processor time used by each program, ms: this process, named `load`, and all processes it started. */
export function processorTime(): Map<string, number> {
  const running = new Map(readdirSync('/proc').flatMap(lookAt));
  const spent = new Map<string, number>();
  for (const each of running.values()) {
    if (!isOurs(each, running)) continue;
    const program = each.pid === process.pid ? 'load' : (names[each.program] ?? each.program);
    spent.set(program, (spent.get(program) ?? 0) + each.spent);
  }
  return spent;
}

/** Processor time per order that each program has used since `before`, ms. */
export function spentOn(orders: number, before: ReadonlyMap<string, number>): Figure[] {
  return [...processorTime()].map(([program, spent]) => {
    const value = (spent - (before.get(program) ?? 0)) / orders;
    return { what: program, value, unit: 'ms' };
  });
}

function isOurs({ pid, parent }: Running, running: ReadonlyMap<number, Running>): boolean {
  if (pid === process.pid) return true;
  const started = running.get(parent);
  return started !== undefined && isOurs(started, running);
}

/** Reads the fields of `man 5 proc_pid_stat`. The program's name may contain spaces. */
function lookAt(name: string): [number, Running][] {
  if (!/^\d+$/.test(name)) return [];
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    const program = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    const [pid, parent] = [Number(name), Number(fields[1])];
    return [[pid, { pid, program, parent, spent: (1000 * ticks) / ticksPerSecond }]];
  } catch {
    // It has ended since the listing.
    return [];
  }
}
