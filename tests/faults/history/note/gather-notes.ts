import { never } from '../linearise.ts';
import type { History, Operation, SeenNote } from '../operation.ts';
import type { NoteMoment, NoteSight } from './note-specification.ts';

/** Everything known about one delivery note of an account. */
export interface GatheredNote {
  account: string;
  note: string;
  /** The calls for it, in the order they were sent. */
  calls: Operation[];
  moments: NoteMoment[];
  stored: SeenNote | undefined;
}

/** An answer reads the note first and then its orders, and others may act in between. */
function sightsOf({ answer, call }: Operation): NoteSight[] {
  if (answer.is === 'noted') {
    const { orders, label, isShipped, missing } = answer.note;
    return [
      { label, isShipped },
      { orders, missing },
    ];
  }
  const isMissing = answer.is === 'refused' && answer.code === 'notFound';
  return isMissing && call.does === 'readNote' ? [null] : [];
}

function momentsOf(operation: Operation): NoteMoment[] {
  const { asked, answered, call } = operation;
  const times = { asked, answered: answered ?? never };
  const sights = sightsOf(operation).map((seen): NoteMoment => {
    return { ...times, is: 'sight', operation, seen };
  });
  return call.does === 'readNote' ? sights : [{ ...times, is: 'call', operation }, ...sights];
}

/** The final state, after everything else. */
function lastMoment(stored: SeenNote | undefined): NoteMoment {
  const times = { asked: Number.MAX_SAFE_INTEGER - 1, answered: Number.MAX_SAFE_INTEGER };
  if (!stored) return { ...times, is: 'sight', operation: null, seen: null };
  const { orders, label, isShipped, missing } = stored;
  const seen = { orders, label, isShipped, missing };
  return { ...times, is: 'sight', operation: null, seen };
}

/** Collects what a history says about each delivery note. */
export function gatherNotes({ operations, truth }: History): GatheredNote[] {
  const owners = new Map<string, string>();
  for (const { call } of operations) if (call.does === 'pack') owners.set(call.note, call.account);
  for (const { note, account } of truth.notes) owners.set(note, account);
  const all = new Map<string, GatheredNote>();
  const at = (account: string, note: string): GatheredNote => {
    const key = `${account} ${note}`;
    const known = all.get(key) ?? { account, note, calls: [], moments: [], stored: undefined };
    all.set(key, known);
    return known;
  };
  for (const operation of operations) {
    const { call, caller } = operation;
    if (!('note' in call)) continue;
    const owner = call.does === 'pack' ? call.account : owners.get(call.note);
    const { calls, moments } = at((caller.isLab && owner) || caller.account, call.note);
    calls.push(operation);
    moments.push(...momentsOf(operation));
  }
  for (const stored of truth.notes) at(stored.account, stored.note).stored = stored;
  for (const each of all.values()) each.moments.push(lastMoment(each.stored));
  return [...all.values()];
}
