import { type Moment, never } from './moments.ts';
import { absent, isAsNow, type OrderModel } from './order-model.ts';
import { takeCall } from './take-call.ts';

/** How far the moments could be put in a row, and the one that fits nowhere. */
export interface Stuck {
  moment: Moment;
  model: OrderModel;
}

/** Some moments in a row, and what they lead to. */
interface Row {
  done: readonly boolean[];
  /** How many of them have an answer. */
  count: number;
  model: OrderModel;
}

/**
 * What decides how a row may go on. Which calls without an answer it has is left out: one that took effect shows in the
 * model, and its repetitions change nothing any more.
 */
function keyOf(moments: readonly Moment[], { done, model }: Row): string {
  const definite = done.filter((_, place) => moments[place]?.answered !== never);
  return `${definite.map(Number).join('')} ${JSON.stringify(model)}`;
}

/** The moments that may come next: begun before any other was over. */
function nextOf(moments: readonly Moment[], { done }: Row): number[] {
  let end = never;
  const open: number[] = [];
  for (const [place, { asked, answered }] of moments.entries()) {
    if (done[place]) continue;
    // Sorted by when they were asked.
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

/** The row with a moment that changes nothing and fits now: to put it later gains nothing. Null if there is none. */
function withSight(moments: readonly Moment[], row: Row, submit: string): Row | null {
  for (const place of nextOf(moments, row)) {
    const moment = moments[place];
    if (!moment || moment.answered === never) continue;
    const isFit =
      moment.is === 'sight'
        ? isAsNow(row.model, moment.seen)
        : takeCall(row.model, moment.operation, submit) === row.model;
    if (isFit) return withNext(moments, row, place, row.model);
  }
  return null;
}

/** The rows with one more moment, which changes the order. */
function changed(moments: readonly Moment[], row: Row, submit: string): Row[] {
  return nextOf(moments, row).flatMap((place) => {
    const moment = moments[place];
    if (moment?.is !== 'call') return [];
    const model = takeCall(row.model, moment.operation, submit);
    return model && model !== row.model ? [withNext(moments, row, place, model)] : [];
  });
}

/** The moment that has to come next, as nothing that was begun before its end is left. */
function blocked(moments: readonly Moment[], { done }: Row): Moment | undefined {
  return moments
    .filter((_, place) => !done[place])
    .reduce<Moment | undefined>(
      (first, each) => (each.answered < (first?.answered ?? never) ? each : first),
      undefined,
    );
}

/**
 * Puts the moments of an order in one row that a server which does one call after the other could have gone through: each
 * at some instant between its call and its answer; a call without an answer at any instant after it, or never. Returns
 * null if there is such a row. After Wing and Gong; a place that was reached before is not searched again (Lowe).
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
