import type { Page } from 'playwright';
import type { Fault, Part } from '../part.ts';

type Shift = { value: number; moved: string };

declare global {
  // `var`, because only `var` declares a property of `globalThis`.
  var surveyedShifts: Shift[];
}

/** Missing from TypeScript's DOM types. */
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly {
    node: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }[];
};

/** Smaller shifts are rounding to device pixels. */
const noise = 0.0005;

/** Runs in the page: records layout shifts that no click or keystroke caused. */
function recordShifts(): void {
  globalThis.surveyedShifts = [];
  const named = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'removed element';
    const within = element.closest('[id]');
    const own = `${element.localName}.${[...element.classList].join('.')}`;
    return within && within !== element ? `#${within.id} ${own}` : own;
  };
  const edges = ({ left, top, right, bottom }: DOMRectReadOnly) =>
    [left, top, right, bottom].map(Math.round).join(' ');
  const by = ({ previousRect, currentRect }: LayoutShift['sources'][number]) =>
    `from ${edges(previousRect)} to ${edges(currentRect)}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map((source) => `${named(source.node)} ${by(source)}`);
      globalThis.surveyedShifts.push({ value: entry.value, moved: moved.join('; ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The shifts since the last call. */
async function shiftsOf(page: Page, what: string): Promise<Fault[]> {
  const shifts = await page.evaluate(() => globalThis.surveyedShifts.splice(0));
  const sum = shifts.reduce((so, { value }) => so + value, 0);
  if (sum < noise) return [];
  const where = shifts
    .toSorted((one, other) => other.value - one.value)
    .map(({ value, moved }) => `${value.toFixed(3)} ${moved}`)
    .join(' | ');
  return [{ what, where, howMuch: sum.toFixed(3) }];
}

/** Nothing that has been painted may move, on load or after a navigation. */
export const shift: Part = {
  before: recordShifts,
  loaded: (page) => shiftsOf(page, 'shift on load'),
  navigated: (page) => shiftsOf(page, 'shift on navigation'),
};
