import {
  historyName,
  isSoundSegment,
  type KeptFiles,
  keptAfter,
  type LogStart,
  segmentName,
} from './log-segments.ts';

/** What prevents replaying the log from a backup to its newest segment. */
export type LogFault =
  | { kind: 'missing'; first: string; last: string; count: number }
  | { kind: 'damaged'; name: string }
  /** The newest timeline does not descend from the backup's. */
  | { kind: 'strange'; name: string };

/** A range of segments that must exist on a timeline, both ends included. */
interface Needed {
  timeline: number;
  from: number;
  to: number;
}

/** The timeline of the newest segment. A restore follows it to the end. */
export function newestTimeline({ segments, branches }: KeptFiles, start: LogStart): number {
  return Math.max(start.timeline, ...segments.map(({ timeline }) => timeline), ...branches.keys());
}

/** The position of the newest segment of a timeline. */
export function newestPlace({ segments }: KeptFiles, timeline: number): number | undefined {
  const places = segments.filter((each) => each.timeline === timeline).map(({ place }) => place);
  return places.length === 0 ? undefined : Math.max(...places);
}

/**
 * Walks back from the newest timeline to the backup's. Returns the segments needed of each, and what breaks the chain.
 */
function chain(kept: KeptFiles, start: LogStart): { needed: Needed[]; faults: LogFault[] } {
  const needed: Needed[] = [];
  let timeline = newestTimeline(kept, start);
  let to = newestPlace(kept, timeline) ?? -1;
  while (timeline > start.timeline) {
    const branch = kept.branches.get(timeline);
    if (!branch) {
      const name = historyName(timeline);
      return { needed, faults: [{ kind: 'missing', first: name, last: name, count: 1 }] };
    }
    const from = Number(branch.at / BigInt(start.bytes));
    needed.unshift({ timeline, from: Math.max(from, start.place + 1), to });
    timeline = branch.parent;
    to = from - 1;
  }
  if (timeline < start.timeline) {
    const name = historyName(newestTimeline(kept, start));
    return { needed: [], faults: [{ kind: 'strange', name }] };
  }
  needed.unshift({ timeline, from: start.place + 1, to });
  return { needed, faults: [] };
}

/** Finds ranges of missing segments, and damaged segments. `seen` remembers segments that earlier calls found sound. */
async function faultsIn(
  { folder, segments }: KeptFiles,
  { timeline, from, to }: Needed,
  { bytes }: LogStart,
  seen: Set<string>,
): Promise<LogFault[]> {
  const nameOf = (place: number) => segmentName({ timeline, place }, bytes);
  const there = segments.filter((each) => each.timeline === timeline).map(({ place }) => place);
  const needed = there.filter((place) => place >= from && place <= to).sort((a, b) => a - b);
  const faults: LogFault[] = [];
  let next = from;
  const missUntil = (place: number) => {
    const count = place - next;
    if (count <= 0) return;
    faults.push({ kind: 'missing', first: nameOf(next), last: nameOf(place - 1), count });
  };
  for (const place of needed) {
    missUntil(place);
    next = place + 1;
    const name = nameOf(place);
    if (seen.has(name)) continue;
    const isSound = await isSoundSegment(folder, { timeline, place }, bytes).catch(() => false);
    if (isSound) seen.add(name);
    else faults.push({ kind: 'damaged', name });
  }
  missUntil(to + 1);
  return faults;
}

/** Finds what is missing or damaged in a folder's log archive, from a backup's last segment to the newest one. */
export async function faultsOfLog(
  folder: string,
  start: LogStart,
  seen = new Set<string>(),
): Promise<LogFault[]> {
  const kept = await keptAfter(folder, start);
  const { needed, faults } = chain(kept, start);
  for (const each of needed) faults.push(...(await faultsIn(kept, each, start, seen)));
  return faults;
}

/** Describes a fault for an operator. */
export function describeFault(fault: LogFault): string {
  if (fault.kind === 'damaged') return `${fault.name} is damaged`;
  if (fault.kind === 'strange')
    return `${fault.name} belongs to a different history than the backup`;
  const { first, last, count } = fault;
  return count === 1
    ? `${first} is missing`
    : `${first} to ${last} are missing (${count} segments)`;
}
