import { type Moment, never } from './moments.ts';
import { absent, isAsNow, type OrderModel } from './order-model.ts';
import { takeCall } from './take-call.ts';
import { takeCaused } from './take-caused.ts';

/** How far the moments could be put in sequence, and the one that fits nowhere. */
export interface Stuck {
  moment: Moment;
  model: OrderModel;
}

/** A sequence of some moments, and the order that results. */
interface Row {
  done: readonly boolean[];
  /** How many of them have an answer. */
  count: number;
  model: OrderModel;
}

/**
 * Key of everything that decides how a sequence may continue. It doesn't matter which calls without an answer the
 * sequence contains: one that took effect shows in the model, and repeating it changes nothing.
 */
function keyOf(moments: readonly Moment[], { done, model }: Row): string {
  const definite = done.filter((_, place) => moments[place]?.answered !== never);
  return `${definite.map(Number).join('')} ${JSON.stringify(model)}`;
}

/** The moments that may come next: those that began before any other had ended. */
function nextOf(moments: readonly Moment[], { done }: Row): number[] {
  let end = never;
  const open: number[] = [];
  for (const [place, { asked, answered }] of moments.entries()) {
    if (done[place]) continue;
    // The moments are sorted by start time.
    if (asked > end) break;
    open.push(place);
    end = Math.min(end, answered);
  }
  return open.filter((place) => (moments[place]?.asked ?? 0) < end);
}

function withNext(moments: readonly Moment[], row: Row, place: number, model: OrderModel): Row {
  const isDefinite = moments[place]?.answered !== never;
  return { done: row.done.with(place, true), count: row.count + Number(isDefinite), model };
}

/** The order after a moment; null if the moment doesn't fit now. */
function take(model: OrderModel, moment: Moment, submit: string): OrderModel | null {
  if (moment.is === 'sight') return isAsNow(model, moment.seen) ? model : null;
  const { operation } = moment;
  if (moment.is === 'call') return takeCall(model, operation, submit);
  return takeCaused(model, moment.cause, operation.answer, submit);
}

/**
 * Extends the sequence by a moment that changes nothing and fits now, because postponing it gains nothing. Null if
 * there is none.
 */
function withSight(moments: readonly Moment[], row: Row, submit: string): Row | null {
  for (const place of nextOf(moments, row)) {
    const moment = moments[place];
    if (!moment || moment.answered === never) continue;
    if (take(row.model, moment, submit) === row.model) {
      return withNext(moments, row, place, row.model);
    }
  }
  return null;
}

/** The sequences extended by one moment that changes the order. */
function changed(moments: readonly Moment[], row: Row, submit: string): Row[] {
  return nextOf(moments, row).flatMap((place) => {
    const moment = moments[place];
    const model = moment && take(row.model, moment, submit);
    return model && model !== row.model ? [withNext(moments, row, place, model)] : [];
  });
}

/** The moment that must come next, because none of the remaining ones began before its end. */
function blocked(moments: readonly Moment[], { done }: Row): Moment | undefined {
  return moments
    .filter((_, place) => !done[place])
    .reduce<Moment | undefined>(
      (first, each) => (each.answered < (first?.answered ?? never) ? each : first),
      undefined,
    );
}

/**
 * Looks for one sequence of an order's moments that a server handling one call after the other could have produced:
 * each at some instant between its call and its answer, and a call without an answer at any later instant or never.
 * Returns null if there is one. After Wing and Gong; states reached before aren't searched again (Lowe).
 */
export function linearise(unsorted: readonly Moment[], submit: string): Stuck | null {
  const moments = unsorted.toSorted((one, other) => one.asked - other.asked);
  const first: Row = { done: moments.map(() => false), count: 0, model: absent };
  const reached = new Set<string>();
  const open = [first];
  let furthest = first;
  for (let row = open.pop(); row; row = open.pop()) {
    for (let more = withSight(moments, row, submit); more; ) {
      row = more;
      more = withSight(moments, row, submit);
    }
    if (!blocked(moments, row)) return null;
    if (row.count > furthest.count) furthest = row;
    const key = keyOf(moments, row);
    if (reached.has(key)) continue;
    reached.add(key);
    open.push(...changed(moments, row, submit).toReversed());
  }
  const moment = blocked(moments, furthest);
  return moment ? { moment, model: furthest.model } : null;
}
