import type { LabCalendar } from '../../../../src/domain/catalogue/lab-calendar.ts';
import type { OrderState } from '../../../../src/domain/lifecycle/order-state.ts';
import { type Figures, figuresOf } from '../../../../src/domain/reports/figures.ts';
import type { Measure } from '../../../../src/domain/reports/measures.ts';
import type { FreshApp } from '../../support/fresh-app.ts';

interface Line {
  lens?: string;
  product?: string;
  pieces: number;
}

/** An order according to the tables of orders, events and the ledger. */
interface Row {
  account: string;
  id: string;
  day: string;
  kind: 'rx' | 'stock' | 'accessories';
  content: {
    lines?: Line[];
    lens?: { design: string };
    right?: object | null;
    left?: object | null;
  };
  price: { lines?: { total: number | null }[] };
  state: OrderState;
  stands: OrderState;
  shipped: string | null;
  promised: string | null;
  sales: number;
  remakes: (string | null)[];
  breaks: { reason: string; broken: { part: string | number; pieces: number }[] }[];
}

const ordersSql = `
  select account_id as account, id, (placed_at at time zone 'Asia/Tehran')::date::text as day, kind, content, price,
    state, case when state = 'onHold' then back else state end as stands, promised_for::text as promised,
    (select max((at at time zone 'Asia/Tehran')::date)::text from order_events e
      where e.account_id = o.account_id and e.order_id = o.id and event = 'ship') as shipped,
    (select coalesce(sum(debit - credit), 0)::float8 from ledger_entries e
      where e.account_id = o.account_id and e.order_id = o.id) as sales,
    array(select (select details ->> 'reason' from order_events e
        where e.account_id = o.account_id and e.order_id = o.id and event = 'askRemake' and at <= remake.placed_at
        order by at desc limit 1)
      from orders remake where remake.account_id = o.account_id and remake.remake_of = o.id) as remakes,
    array(select details from order_events e
      where e.account_id = o.account_id and e.order_id = o.id and event = 'break' and not exists (
        select from order_events taken where taken.account_id = o.account_id and taken.order_id = o.id
          and taken.details ->> 'reverts' = e.id::text)) as breaks
  from orders o where kind <> 'withdrawn'`;

const takenOn = [
  'accepted',
  'inProduction',
  'qualityControl',
  'ready',
  'shipped',
  'delivered',
  'remake',
];
const left = ['shipped', 'delivered', 'remake'];

type Addition = [lens: string, measure: Measure, amount: number];

function linesOf({ kind, content, price }: Row): [lens: string, pieces: number, weight: number][] {
  if (kind === 'rx') {
    const pieces = Number(!!content.right) + Number(!!content.left);
    return [[`rx ${content.lens?.design}`, pieces, 1]];
  }
  return (content.lines ?? []).map(({ lens, product, pieces }, at) => {
    return [`${kind} ${lens ?? product}`, pieces, price.lines?.[at]?.total ?? 0];
  });
}

/** Working days until an order left, counted day by day. */
function daysTaken({ day, shipped }: Row, { offDays, holidays }: LabCalendar): number {
  let days = 0;
  for (let at = Date.parse(day) + 86_400_000; at <= Date.parse(shipped ?? ''); at += 86_400_000) {
    const date = new Date(at);
    const isOff = holidays.includes(date.toISOString().slice(0, 10));
    if (!isOff && !offDays.includes(date.getUTCDay())) days += 1;
  }
  return Math.min(days, 21);
}

const remade = {
  labFault: 'remadeLabFault',
  transport: 'remadeTransport',
  shopSlip: 'remadeShopSlip',
  notTolerated: 'remadeNotTolerated',
} as const;

/** Pieces of each lens, and its share of the sales in proportion to the totals of its lines. */
function soldBy({ sales }: Row, lines: ReturnType<typeof linesOf>): Addition[] {
  const total = lines.reduce((sum, [, , weight]) => sum + weight, 0);
  let until = 0;
  return [...new Set(lines.map(([lens]) => lens))].flatMap((lens): Addition[] => {
    const own = lines.filter(([name]) => name === lens);
    const before = Math.round((sales * until) / total);
    for (const [, , weight] of own) until += weight;
    const pieces = own.reduce((sum, [, each]) => sum + each, 0);
    return [
      [lens, 'pieces', pieces],
      [lens, 'sales', Math.round((sales * until) / total) - before],
    ];
  });
}

function addedBy(row: Row, calendar: LabCalendar): Addition[] {
  const lines = linesOf(row);
  const [first = '', ...others] = new Set(lines.map(([lens]) => lens));
  const whole = others.length === 0 ? first : 'several';
  const added: Addition[] = row.remakes.map((reason) => [
    whole,
    remade[reason as keyof typeof remade],
    1,
  ]);
  for (const { reason, broken } of row.breaks) {
    const measure = `broken${reason.charAt(0).toUpperCase()}${reason.slice(1)}` as Measure;
    for (const { part, pieces } of broken) {
      const [lens = ''] = lines[typeof part === 'number' ? part : 0] ?? [];
      added.push([lens, measure, pieces]);
    }
  }
  if (takenOn.includes(row.stands)) added.push([whole, 'orders', 1], ...soldBy(row, lines));
  if (left.includes(row.stands)) {
    const isLate = (row.shipped ?? '') > (row.promised ?? '');
    added.push([whole, isLate ? 'late' : 'onTime', 1]);
    added.push([whole, `days${daysTaken(row, calendar)}` as Measure, 1]);
  }
  return added;
}

interface Asked {
  from: string;
  to: string;
  by: 'month' | 'account' | 'lens';
}

/** An amount that an order adds to a measure of a lens, according to its events and lines. */
export interface Added {
  account: string;
  id: string;
  day: string;
  state: OrderState;
  lens: string;
  measure: Measure;
  amount: number;
}

/** The amounts that all orders add, listed separately for each order. */
export async function addedByEach(
  query: FreshApp['asSuperuser'],
  calendar: LabCalendar,
): Promise<Added[]> {
  const found: Row[] = (await query(ordersSql)).rows;
  return found.flatMap((row) =>
    addedBy(row, calendar).map(([lens, measure, amount]) => {
      const { account, id, day, state } = row;
      return { account, id, day, state, lens, measure, amount };
    }),
  );
}

/** The first day of a Persian month, or of the period if that is later. */
function monthOf(day: string, from: string): string {
  const format = new Intl.DateTimeFormat('en-US-u-ca-persian', { timeZone: 'UTC', day: 'numeric' });
  const at = Date.parse(`${day}T12:00:00Z`);
  const first = new Date(at - (Number(format.format(at)) - 1) * 86_400_000);
  const begins = first.toISOString().slice(0, 10);
  return begins < from ? from : begins;
}

/** Recounts every order of a period. Months without orders are left out. */
export async function recounted(
  query: FreshApp['asSuperuser'],
  calendar: LabCalendar,
  { from, to, by }: Asked,
): Promise<{ rows: Record<string, Figures>; all: Figures }> {
  const found: Row[] = (await query(ordersSql)).rows;
  const sums = new Map<string, Partial<Record<Measure, number>>>([['all', {}]]);
  for (const row of found.filter(({ day }) => day >= from && day <= to)) {
    for (const [lens, measure, amount] of addedBy(row, calendar)) {
      const key = { month: monthOf(row.day, from), account: row.account, lens }[by];
      for (const each of ['all', key]) {
        const sum = sums.get(each) ?? {};
        sums.set(each, { ...sum, [measure]: (sum[measure] ?? 0) + amount });
      }
    }
  }
  const { all = {}, ...rows } = Object.fromEntries(sums);
  return {
    all: figuresOf(all),
    rows: Object.fromEntries(Object.entries(rows).map(([key, sum]) => [key, figuresOf(sum)])),
  };
}
