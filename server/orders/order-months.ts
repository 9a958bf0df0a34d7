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
  /** All accounts' days, as of the last hour: too many orders to count for each answer. */
  #ofLab: CountedDay[] | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Counts the days of all accounts again. */
  async refresh(now: number): Promise<void> {
    this.#ofLab = await countDays(this.#database, 'lab', firstDay(this.#startsAt(now)));
  }

  async read(scope: OrderScope, now: number): Promise<OrderMonths> {
    const starts = this.#startsAt(now);
    const days = scope === 'lab' ? this.#ofLab : undefined;
    const counted = days ?? (await countDays(this.#database, scope, firstDay(starts)));
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
