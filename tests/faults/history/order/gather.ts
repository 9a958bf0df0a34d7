import type { EventName, Side } from '../../../../src/domain/lifecycle/event-name.ts';
import { replay } from '../../../../src/domain/lifecycle/history.ts';
import { totalOf } from '../../../../src/domain/lifecycle/order-status.ts';
import { type GatheredNote, gatherNotes } from '../note/gather-notes.ts';
import type { History, Operation, StoredOrder } from '../operation.ts';
import { type Grant, grantsOf } from './grants.ts';
import { causedAt, lastMoment, type Moment, momentsOf, sightAt } from './moments.ts';
import type { Cause, Caused } from './take-caused.ts';

/** Everything known about one order of an account. */
export interface Gathered {
  account: string;
  order: string;
  /** The calls for it, in the order they were sent. */
  calls: Operation[];
  /** The calls about something else that change it too. */
  caused: Caused[];
  moments: Moment[];
  stored: StoredOrder | undefined;
}

const keyOf = (account: string, order: string): string => `${account} ${order}`;

type All = Map<string, Gathered>;

function at(all: All, account: string, order: string): Gathered {
  const key = keyOf(account, order);
  const known = all.get(key);
  if (known) return known;
  const made = { account, order, calls: [], caused: [], moments: [], stored: undefined };
  all.set(key, made);
  return made;
}

/** The account whose order the lab means by an id. */
function ownersOf({ operations, truth }: History, grants: readonly Grant[]): Map<string, string> {
  const owners = new Map(grants.map(({ remake, account }) => [remake, account]));
  for (const { call, caller } of operations) {
    if (call.does === 'place') owners.set(call.order, caller.account);
  }
  for (const { order, account } of truth.orders) owners.set(order, account);
  return owners;
}

function addCall(all: All, operation: Operation, owners: ReadonlyMap<string, string>): void {
  const { call, caller } = operation;
  if (!('order' in call)) return;
  const account = caller.isLab ? owners.get(call.order) : caller.account;
  const gathered = at(all, account ?? caller.account, call.order);
  gathered.calls.push(operation);
  gathered.moments.push(...momentsOf(operation));
}

/** A granted remake places an order with what the original asked for, at the price agreed to for it. */
function addGrant(all: All, { account, original, remake, calls }: Grant): void {
  const stored = all.get(keyOf(account, original))?.stored;
  if (!stored) return;
  const { wanted, events } = stored;
  const status = wanted.total === null ? replay(null, events) : null;
  const cause = { does: 'grant', wanted, quoted: status && totalOf(status) } as const;
  const gathered = at(all, account, remake);
  for (const operation of calls) {
    gathered.caused.push({ operation, cause });
    gathered.moments.push(causedAt({ operation, cause }));
  }
}

/** The id that the server gave to an event of a side: one that no call asked for. */
function madeBy({ calls, stored }: Gathered, name: EventName, side: Side): string {
  const asked = new Set(calls.flatMap(({ call }) => ('id' in call ? call.id : [])));
  const made = stored?.events.find(
    (each) => each.event === name && each.side === side && !asked.has(each.id),
  );
  return made?.id ?? `${name} by a note`;
}

/** What a call about a delivery note does to one of its orders. */
function causeOf({ call }: Operation, gathered: Gathered): Cause | null {
  if (call.does === 'shipNote') return { does: 'ship', event: madeBy(gathered, 'ship', 'lab') };
  if (call.does !== 'receive') return null;
  return call.missing.includes(gathered.order)
    ? { does: 'miss', event: madeBy(gathered, 'write', 'shop') }
    : { does: 'confirm', event: madeBy(gathered, 'deliver', 'shop') };
}

/** Shipping and receiving a delivery note change its orders. A shipped note keeps its orders. */
function addNote(all: All, { account, stored, calls }: GatheredNote): void {
  if (!stored?.isShipped) return;
  for (const order of stored.orders) {
    const gathered = at(all, account, order);
    for (const operation of calls) {
      const cause = causeOf(operation, gathered);
      if (!cause) continue;
      gathered.caused.push({ operation, cause });
      gathered.moments.push(causedAt({ operation, cause }));
    }
  }
}

/** A delivery note shows each of its orders. */
function addNoted(all: All, operation: Operation): void {
  const { answer } = operation;
  if (answer.is !== 'noted') return;
  for (const seen of answer.orders) {
    at(all, seen.account, seen.order).moments.push(sightAt(operation, seen));
  }
}

/** A list shows each of its orders, and, if it is whole, that other orders do not exist. */
function addList(all: All, operation: Operation): void {
  const { answer, caller } = operation;
  if (answer.is !== 'listed') return;
  const shown = new Set<string>();
  for (const seen of answer.orders) {
    at(all, seen.account, seen.order).moments.push(sightAt(operation, seen));
    shown.add(keyOf(seen.account, seen.order));
  }
  if (!answer.isWhole) return;
  for (const [key, { account, moments }] of all) {
    const isMeant = caller.isLab || caller.account === account;
    if (isMeant && !shown.has(key)) moments.push(sightAt(operation, null));
  }
}

/** Collects what a history says about each order. */
export function gather(history: History): Gathered[] {
  const all: All = new Map();
  const grants = grantsOf(history);
  const owners = ownersOf(history, grants);
  for (const operation of history.operations) addCall(all, operation, owners);
  for (const stored of history.truth.orders) at(all, stored.account, stored.order).stored = stored;
  for (const grant of grants) addGrant(all, grant);
  for (const note of gatherNotes(history)) addNote(all, note);
  for (const operation of history.operations) addNoted(all, operation);
  for (const operation of history.operations) addList(all, operation);
  for (const each of all.values()) each.moments.push(lastMoment(seenIn(each.stored)));
  return [...all.values()];
}

function seenIn(stored: StoredOrder | undefined) {
  if (!stored || stored.isWithdrawn) return null;
  const { account, order, state, wanted, events } = stored;
  const status = replay(wanted.total, events);
  // Answers show the price that the lab quoted, where there is one.
  const total = status ? totalOf(status) : wanted.total;
  return { order, account, state, reference: wanted.reference, total, events };
}
