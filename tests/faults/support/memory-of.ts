import { readFileSync } from 'node:fs';

/** Memory of a process in MB: resident now, or its peak. */
export function memoryOf(pid: number, which: 'now' | 'most' = 'now'): number {
  const label = which === 'now' ? 'VmRSS' : 'VmHWM';
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`^${label}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024);
}
