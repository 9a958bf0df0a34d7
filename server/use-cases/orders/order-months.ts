import {
  type CountedDay,
  type CountedMonth,
  countMonths,
  monthStarts,
} from '../../../src/domain/dashboard/months.ts';
import { daysLater } from '../../../src/domain/vocabulary/days.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { monthCalendars } from '../../../src/domain/vocabulary/month-calendar.ts';
import { countDays, countSince } from '../../db/orders/count-days.ts';
import type { OrderScope } from '../../db/orders/read-orders.ts';
import type { Database } from '../../db/pool/database.ts';

/** The last twelve months in both calendars. */
export type OrderMonths = Record<keyof typeof monthCalendars, CountedMonth[]>;

type Starts = Record<keyof typeof monthCalendars, string[]> & { today: string };

/** Days counted per statement. */
const daysAtOnce = 7;

/** Age in ms at which an order is sure to be visible, however far the clocks of server and database differ. */
const settledMs = 600_000;

/** Orders placed in each of the last twelve months. */
export class OrderMonthsReader {
  readonly #database: Database;
  #starts: Starts | undefined;
  /** Completed days of all accounts, cached because there are too many orders to count for each answer. */
  #ofLab: { before: string; days: CountedDay[] } | undefined;
  /** Orders of all accounts placed today before an instant, so that each answer counts only the later ones. */
  #ofToday: { day: string; before: Date; count: number } | undefined;
  #counting: Promise<void> | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Counts the completed days of all accounts that have not been counted yet. A day no longer changes once it has been
   * over for `settledMs`.
   * Concurrent callers share one count.
   */
  refresh(now: number): Promise<void> {
    this.#counting ??= this.#countPast(now).finally(() => {
      this.#counting = undefined;
    });
    return this.#counting;
  }

  /** Counts a few days per statement: counting ten million orders of a year exceeds the time limit of a statement. */
  async #countPast(now: number): Promise<void> {
    const settled = labDay(now - settledMs);
    let { days, before } = this.#ofLab ?? { days: [], before: firstDay(this.#startsAt(now)) };
    while (before < settled) {
      const to = [daysLater(before, daysAtOnce), settled].sort()[0] ?? settled;
      days = [...days, ...(await countDays(this.#database, 'lab', before, to))];
      before = to;
      this.#ofLab = { before, days };
    }
  }

  async read(scope: OrderScope, now: number): Promise<OrderMonths> {
    const starts = this.#startsAt(now);
    const counted =
      scope === 'lab'
        ? await this.#countLab(now)
        : await countDays(this.#database, scope, firstDay(starts));
    return { fa: countMonths(counted, starts.fa), en: countMonths(counted, starts.en) };
  }

  async #countLab(now: number): Promise<CountedDay[]> {
    await this.refresh(now);
    const { today } = this.#startsAt(now);
    const { days, before } = this.#ofLab ?? { days: [], before: today };
    // Just after midnight, orders of the last day may not be visible yet.
    const unsettled = before < today ? await countDays(this.#database, 'lab', before, today) : [];
    const count = await this.#countToday(today, now);
    return [...days, ...unsettled, { day: today, count }];
  }

  async #countToday(day: string, now: number): Promise<number> {
    const known = this.#ofToday?.day === day ? this.#ofToday : undefined;
    const before = new Date(Math.max(now - settledMs, known?.before.getTime() ?? 0));
    const asked = { day, from: known?.before, parted: before };
    const { until, since } = await countSince(this.#database, asked);
    const count = (known?.count ?? 0) + until;
    this.#ofToday = { day, before, count };
    return count + since;
  }

  /** Computed once a day, because it formats a year of days. */
  #startsAt(now: number): Starts {
    const today = labDay(now);
    if (this.#starts?.today !== today) {
      const fa = monthStarts(monthCalendars.fa, today);
      this.#starts = { today, fa, en: monthStarts(monthCalendars.en, today) };
    }
    return this.#starts;
  }
}

function firstDay({ fa, en }: Starts): string {
  return [fa[0] ?? '', en[0] ?? ''].sort()[0] ?? '';
}
