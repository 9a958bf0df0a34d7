import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countInChart } from '../../../src/domain/stock/chart.ts';
import { readStockTable } from '../../../src/domain/stock-table/table.ts';
import { formatPower } from '../../../src/domain/vocabulary/power.ts';
import { chart } from '../../fixtures/power-grid.ts';
import { screen } from './taken.ts';

/** The pieces a careful person reads, by lens, diameter and power. */
type Meaning = Map<string, number>;
type Cells = string[][];

interface Written {
  cells: Cells;
  meaning: Meaning;
  /** Whether its headings are unambiguous, so that it must be read. */
  isPlain: boolean;
  /** Facts the table states itself, which a title must not contradict. */
  own: readonly string[];
}

const steps = (min: number, max: number) =>
  fc.integer({ min: min / 25, max: max / 25 }).map((step) => step * 25 + 0);
const side = (min: number, max: number) =>
  fc.uniqueArray(steps(min, max), { minLength: 1, maxLength: 5 });
const spheres = side(-800, 600);
const cylinders = side(-400, 0);
const pieces = fc.option(fc.integer({ min: 1, max: 60 }), { nil: null, freq: 3 });
const numbers = fc.constantFrom('latin', 'persian', 'comma', 'dropped', 'spoken');

const persian = (text: string) =>
  text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit))).replace('.', '٫');

/** A power as people and spreadsheets write it; `dropped` omits its plus and zeros. */
function power(value: number, form: string): string {
  const text = formatPower(value);
  if (form === 'persian') return persian(text);
  if (form === 'comma') return text.replace('.', ',');
  if (form === 'dropped') return String(value / 100);
  return form === 'spoken' && value !== 0 ? `${value > 0 ? '+' : ''}${value}` : text;
}

const key = (lens: string, diameter: number, sphere: number, cylinder: number) =>
  [lens, diameter, sphere, cylinder].join(' ');

function add(meaning: Meaning, name: string, amount: number): void {
  meaning.set(name, (meaning.get(name) ?? 0) + amount);
}

const corners = {
  usual: ['SPH/CYL', 'SPH \\ CYL', 'اسفر/سیلندر', 'Sph. Cyl.'],
  turned: ['CYL/SPH', 'سیلندر/اسفر', 'Cyl x Sph'],
  open: ['', 'x', 'HMC', 'Ø65'],
} as const;

const grid = fc
  .record({
    spheres,
    cylinders,
    isTurned: fc.boolean(),
    corner: fc.constantFrom('named', 'open'),
    word: fc.nat(4),
    form: numbers,
    total: fc.boolean(),
    label: fc.boolean(),
    amounts: fc.array(pieces, { minLength: 25, maxLength: 25 }),
  })
  .map((of): Written => {
    const meaning: Meaning = new Map();
    const [down, across] = of.isTurned ? [of.cylinders, of.spheres] : [of.spheres, of.cylinders];
    // Weak spheres from 0.00 across and stronger cylinders down look like cylinders and spheres to
    // anyone.
    const isMistakable =
      of.isTurned &&
      across[0] === 0 &&
      Math.max(...across.map(Math.abs)) < Math.min(...down.map(Math.abs));
    const isOpen = of.corner === 'open' && !isMistakable;
    const words = corners[isOpen ? 'open' : of.isTurned ? 'turned' : 'usual'];
    const corner = words[of.word % words.length] ?? '';
    const rows = down.map((below, row) => {
      const amounts = across.map((beside, column) => {
        const amount = of.amounts[row * 5 + column] ?? null;
        const [sphere, cylinder] = of.isTurned ? [beside, below] : [below, beside];
        if (amount !== null) add(meaning, key('hmc-156', 650, sphere, cylinder), amount);
        return amount === null ? '' : String(amount);
      });
      const sum = amounts.reduce((all, each) => all + Number(each), 0);
      return [power(below, of.form), ...amounts, ...(of.total ? [String(sum)] : [])];
    });
    const heading = [corner, ...across.map((each) => power(each, of.form))];
    const sums = across.map((_, column) => {
      return String(rows.reduce((all, row) => all + Number(row[column + 1]), 0));
    });
    const cells = of.total
      ? [[...heading, 'Total'], ...rows, ['جمع', ...sums, '']]
      : [heading, ...rows];
    const above = across.map(() => (of.isTurned ? 'SPH' : 'CYL'));
    const isSigned = of.spheres.some((each) => each < 0) || of.form !== 'dropped';
    return {
      cells: of.label ? [['', ...above], ...cells] : cells,
      meaning,
      isPlain: of.corner === 'named' && isSigned && !of.isTurned,
      own: [],
    };
  });

const lensNames = { 'hmc-156': 'HMC', 'hc-156': 'اچ‌سی ۱٫۵۶' } as const;

const listRow = fc.record({
  sphere: steps(-800, 600),
  cylinder: steps(-400, 0),
  lens: fc.constantFrom('hmc-156' as const, 'hc-156' as const),
  diameter: fc.constantFrom(650, 700),
  amount: pieces,
  isHole: fc.boolean(),
});
type ListRow = typeof listRow extends fc.Arbitrary<infer Row> ? Row : never;

/** A column of a list: its heading and its cells. */
type Column = readonly [heading: string, write: (row: ListRow) => string];

const columns = (form: string, unit: string): Record<string, Column> => ({
  lens: ['Lens', ({ lens, isHole }) => (isHole ? '' : lensNames[lens])],
  diameter: ['قطر', ({ diameter, isHole }) => (isHole ? '' : String(diameter / 10))],
  sphere: ['SPH', ({ sphere }) => power(sphere, form)],
  cylinder: ['سیلندر', ({ cylinder }) => power(cylinder, form)],
  amount: [unit, ({ amount }) => String(amount ?? '')],
  note: ['Note', () => 'فوری'],
  add: ['ADD', () => '2.00'],
  onHand: ['On hand', () => '3'],
  boxes: ['Boxes', () => '7'],
});

const needed = ['sphere', 'cylinder', 'amount'];
const odd = ['add', 'onHand', 'boxes'];
const pairs = ['Pairs', 'جفت'];

const list = fc
  .record({
    rows: fc.array(listRow, { minLength: 1, maxLength: 6 }),
    extra: fc.subarray(['lens', 'diameter', 'note', ...odd]),
    order: fc.shuffledSubarray([...needed, 'lens', 'diameter', 'note', ...odd], { minLength: 9 }),
    hasHoles: fc.boolean(),
    unit: fc.constantFrom('Qty', 'Pieces', 'تعداد', ...pairs),
    form: numbers,
  })
  .map(({ rows: all, extra, order, hasHoles, unit, form }): Written => {
    const names = order.filter((name) => needed.includes(name) || extra.includes(name));
    const hasLens = names.includes('lens');
    const mayMiss = hasLens || names.includes('diameter');
    const rows = all.map((row): ListRow => {
      const lens = hasLens ? row.lens : 'hmc-156';
      const isWide = names.includes('diameter') && lens === 'hmc-156';
      const isHole = hasHoles && mayMiss && row.isHole;
      return { ...row, lens, diameter: isWide ? row.diameter : 650, isHole };
    });
    const meaning: Meaning = new Map();
    const per = pairs.includes(unit) ? 2 : 1;
    for (const { lens, diameter, sphere, cylinder, amount, isHole } of rows) {
      if (amount === null || isHole) continue;
      add(meaning, key(lens, diameter, sphere, cylinder), amount * per);
    }
    const written = columns(form, unit);
    const used = names.flatMap((name) => (written[name] ? [written[name]] : []));
    const isSigned = form !== 'dropped' || rows.some(({ sphere }) => sphere < 0);
    const isOdd = odd.some((name) => names.includes(name)) || rows.some(({ isHole }) => isHole);
    return {
      cells: [
        used.map(([head]) => head),
        ...rows.map((row) => used.map(([, write]) => write(row))),
      ],
      meaning,
      isPlain: !isOdd && isSigned,
      own: [...names, ...(hasLens ? ['diameter'] : []), ...(per === 2 ? ['unit'] : [])],
    };
  });

/** Titles, and the fact they state that differs from the screen. */
const titles = fc.constantFrom(
  { cells: ['Order of Ahmadi'], of: null },
  { cells: ['HMC 1.56', 'HMC 1.56', 'HMC 1.56'], of: null },
  { cells: ['قطر ۶۵'], of: null },
  { cells: ['HC 1.56', 'HC 1.56'], of: 'lens' },
  { cells: ['', 'Ø70'], of: 'diameter' },
  { cells: ['all in pairs'], of: 'unit' },
);

const widthOf = (cells: Cells) => Math.max(...cells.map(({ length }) => length));

function beside(one: Cells, other: Cells, gap: number): Cells {
  const width = widthOf(one) + gap;
  return Array.from({ length: Math.max(one.length, other.length) }, (_, row) => {
    const left = one[row] ?? [];
    return [...left, ...Array<string>(width - left.length).fill(''), ...(other[row] ?? [])];
  });
}

const table = fc
  .record({
    first: fc.oneof(grid, list),
    second: fc.option(fc.oneof(grid, list)),
    isBeside: fc.boolean(),
    gap: fc.nat(2),
    title: fc.option(titles),
    isIndented: fc.boolean(),
  })
  .map(({ first, second, isBeside, gap, title, isIndented }) => {
    const other = second?.cells ?? [];
    // Without a gap, a grid without headings could be rows of a list.
    const space = first.own.length > 0 && second?.own.length === 0 ? gap + 1 : gap;
    const joined = isBeside
      ? beside(first.cells, other, gap)
      : [...first.cells, ...Array.from({ length: space }, () => ['']), ...other];
    const meaning = new Map(first.meaning);
    for (const [name, amount] of second?.meaning ?? []) add(meaning, name, amount);
    const titled = title ? [[...title.cells], ...joined] : joined;
    const blocks = second ? [first, second] : [first];
    const [others, owns] = [true, false].map((isOther) =>
      blocks
        .filter(({ own }) => isOther === (title?.of ? !own.includes(title.of) : false))
        .flatMap((block) => [...block.meaning.keys()]),
    );
    const isOther = others?.length !== 0;
    return {
      rows: isIndented ? titled.map((row) => ['', ...row]) : titled,
      meaning,
      forbidden: others?.filter((name) => !owns?.includes(name)) ?? [],
      isPlain: first.isPlain && !second && !isOther,
    };
  });

const isMade = (name: string) => {
  const [, , sphere, cylinder] = name.split(' ');
  return countInChart(chart, Number(sphere), Number(cylinder)) !== null;
};

const readIn = (rows: Cells) => {
  const reading = readStockTable(rows, screen);
  if (reading.kind === 'refused') return reading;
  const lines = reading.lines.map(({ lens, diameter, sphere, cylinder, pieces: amount }) => {
    return [key(lens, diameter, sphere, cylinder), amount] as const;
  });
  return { ...reading, lines };
};

it('reads any table like a careful person, or reports what it does not read', () => {
  fc.assert(
    fc.property(table, ({ rows, meaning, forbidden }) => {
      const reading = readIn(rows);
      if (reading.kind === 'refused') return;
      for (const [name, amount] of reading.lines) {
        expect(meaning.get(name) ?? 0).toBeGreaterThanOrEqual(amount);
      }
      expect(reading.lines.filter(([name]) => forbidden.includes(name))).toEqual([]);
      const missing = [...meaning].filter(([name, amount]) => {
        return !reading.lines.some(([read, pieces]) => read === name && pieces === amount);
      });
      if (missing.length > 0) expect(reading.problems).not.toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

it('reads every unambiguous table', () => {
  fc.assert(
    fc.property(
      table.filter(({ isPlain, meaning }) => isPlain && meaning.size > 0),
      ({ rows, meaning }) => {
        const reading = readIn(rows);
        if (reading.kind === 'refused') throw new Error(reading.reason);
        const made = [...meaning].filter(([name]) => isMade(name));
        expect(reading.lines.toSorted()).toEqual(made.toSorted());
        const reasons = new Set(reading.problems.map(({ reason }) => reason));
        expect([...reasons]).toEqual(made.length < meaning.size ? ['notMade'] : []);
      },
    ),
    { numRuns: 500 },
  );
});
