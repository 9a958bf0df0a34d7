import {
  type CountedDay,
  type CountedMonth,
  countMonths,
  monthCalendars,
  monthStarts,
} from '../../src/domain/dashboard/months.ts';
import { labDay } from '../../src/domain/vocabulary/lab-day.ts';
import { countDays } from '../db/orders/count-days.ts';
import type { OrderScope } from '../db/orders/read-orders.ts';
import type { Database } from '../db/pool/database.ts';

/** The last twelve months of both calendars. */
export type OrderMonths = Record<keyof typeof monthCalendars, CountedMonth[]>;

type Starts = Record<keyof typeof monthCalendars, string[]> & { today: string };

/** Orders placed in each of the last twelve months. */
export class OrderMonthsReader {
  readonly #database: Database;
  #starts: Starts | undefined;
  /** All accounts' days before the day it was counted: too many orders to count for each answer. */
  #ofLab: { before: string; days: CountedDay[] } | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Counts the days of all accounts that are over and were not counted before; a day that is over stays as it is. */
  async refresh(now: number): Promise<void> {
    const before = labDay(now);
    const { days, before: from } = this.#ofLab ?? {
      days: [],
      before: firstDay(this.#startsAt(now)),
    };
    if (from === before) return;
    const counted = await countDays(this.#database, 'lab', from);
    this.#ofLab = { before, days: [...days, ...counted.filter(({ day }) => day < before)] };
  }

  async read(scope: OrderScope, now: number): Promise<OrderMonths> {
    const starts = this.#startsAt(now);
    const known = scope === 'lab' ? this.#ofLab : undefined;
    const from = known?.before ?? firstDay(starts);
    const counted = [...(known?.days ?? []), ...(await countDays(this.#database, scope, from))];
    return { fa: countMonths(counted, starts.fa), en: countMonths(counted, starts.en) };
  }

  /** Computed once a day: it formats a year of days. */
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
