/** Something that happened at one instant between two times. */
export interface Timed {
  asked: number;
  answered: number;
}

/** End time of a call without an answer. */
export const never = Number.POSITIVE_INFINITY;

/** What a faultless server does with an order, or another thing, if it handles one call after the other. */
export interface Specification<Moment, Model> {
  first: Model;
  /** The thing after a moment: the same one if the moment changes nothing; null if the moment doesn't fit now. */
  take(model: Model, moment: Moment): Model | null;
  /** Whether a moment that changes nothing now would change nothing later either, as it is a look or a repetition. */
  isSettled(moment: Moment): boolean;
}

/** How far the moments could be put in sequence, and the one that fits nowhere. */
export interface Stuck<Moment, Model> {
  moment: Moment;
  model: Model;
}

/** A sequence of some moments, and the thing that results. */
interface Row<Model> {
  done: readonly boolean[];
  /** How many of them have an answer. */
  count: number;
  model: Model;
}

/** The moments that may come next: those that began before any other had ended. */
function nextOf<Model>(moments: readonly Timed[], { done }: Row<Model>): number[] {
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

function withNext<Model>(
  moments: readonly Timed[],
  row: Row<Model>,
  place: number,
  model: Model,
): Row<Model> {
  const isDefinite = moments[place]?.answered !== never;
  return { done: row.done.with(place, true), count: row.count + Number(isDefinite), model };
}

/** The moment that must come next, because none of the remaining ones began before its end. */
function blocked<Moment extends Timed, Model>(
  moments: readonly Moment[],
  { done }: Row<Model>,
): Moment | undefined {
  return moments
    .filter((_, place) => !done[place])
    .reduce<Moment | undefined>(
      (first, each) => (each.answered < (first?.answered ?? never) ? each : first),
      undefined,
    );
}

/**
 * Looks for one sequence of a thing's moments that a server handling one call after the other could have produced: each
 * at some instant between its call and its answer, and a call without an answer at any later instant or never. Returns
 * null if there is one. After Wing and Gong; states reached before aren't searched again (Lowe).
 */
export function linearise<Moment extends Timed, Model>(
  unsorted: readonly Moment[],
  { first: model, take, isSettled }: Specification<Moment, Model>,
): Stuck<Moment, Model> | null {
  const moments = unsorted.toSorted((one, other) => one.asked - other.asked);
  const first: Row<Model> = { done: moments.map(() => false), count: 0, model };

  /**
   * Key of everything that decides how a sequence may continue. It doesn't matter which settled calls without an answer
   * the sequence contains: one that took effect shows in the model, and repeating it changes nothing.
   */
  function keyOf({ done, model: reachedModel }: Row<Model>): string {
    const flags = done.filter((_, place) => deciding[place]).map(Number);
    return `${flags.join('')} ${JSON.stringify(reachedModel)}`;
  }

  /**
   * Extends the sequence by a settled moment that changes nothing and fits now, because postponing it gains nothing. Null if
   * there is none.
   */
  function withSight(row: Row<Model>): Row<Model> | null {
    for (const place of nextOf(moments, row)) {
      const moment = moments[place];
      if (!moment || moment.answered === never || !isSettled(moment)) continue;
      if (take(row.model, moment) === row.model) return withNext(moments, row, place, row.model);
    }
    return null;
  }

  /** The sequences extended by one moment that changes the thing, or that may change it later instead. */
  function changed(row: Row<Model>): Row<Model>[] {
    return nextOf(moments, row).flatMap((place) => {
      const moment = moments[place];
      const next = moment && take(row.model, moment);
      if (!next) return [];
      const isIdle = next === row.model && (moment.answered === never || isSettled(moment));
      return isIdle ? [] : [withNext(moments, row, place, next)];
    });
  }

  const deciding = moments.map((moment) => moment.answered !== never || !isSettled(moment));
  const reached = new Set<string>();
  const open = [first];
  let furthest = first;
  for (let row = open.pop(); row; row = open.pop()) {
    for (let more = withSight(row); more; ) {
      row = more;
      more = withSight(row);
    }
    if (!blocked(moments, row)) return null;
    if (row.count > furthest.count) furthest = row;
    const key = keyOf(row);
    if (reached.has(key)) continue;
    reached.add(key);
    open.push(...changed(row).toReversed());
  }
  const moment = blocked(moments, furthest);
  return moment ? { moment, model: furthest.model } : null;
}
