import { sampleAccessories } from '../../server/sample/accessories/accessories.ts';
import { sampleStock } from '../../server/sample/stock.ts';
import type { OrderKind } from '../../src/domain/order/order.ts';
import { storageKeys } from '../../src/panel/storage-keys.ts';

/** An action on the first element that matches a selector. Each step waits for its element. */
type Step =
  | { do: 'click' | 'see' | 'gone' | 'enter' | 'send' | 'chooseFirst'; at: string }
  | { do: 'fill'; at: string; text: string };

const named = (name: string, value?: string) =>
  `[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`;

function rxSteps(reference: string): Step[] {
  const choices = ['design', 'index', 'colour', 'coating'] as const;
  return [
    { do: 'fill', at: named('reference'), text: reference },
    { do: 'fill', at: named('patient'), text: `patient of ${reference}` },
    { do: 'click', at: named('eyes', 'right') },
    { do: 'fill', at: named('right.sphere'), text: '-1.00' },
    { do: 'click', at: named('lens.kind', 'singleVision') },
    ...choices.map((name): Step => ({ do: 'chooseFirst', at: named(`lens.${name}`) })),
    { do: 'send', at: named('reference') },
    { do: 'see', at: '.rx-done' },
  ];
}

/** Lines of one piece each, for powers with enough stock for many orders. */
const plentyOfPowers = sampleStock.flatMap(({ code, cells }) =>
  cells
    .filter(([diameter, sphere, , pieces]) => diameter === 650 && sphere < 0 && pieces >= 60)
    .map(([, sphere, cylinder]) => `${code} ${sphere / 100} ${cylinder / 100} x1`),
);

function stockSteps(reference: string, count: number): Step[] {
  return [
    { do: 'fill', at: '#line', text: plentyOfPowers[count % plentyOfPowers.length] ?? '' },
    { do: 'see', at: '.stock-single-understood' },
    { do: 'enter', at: '#line' },
    { do: 'see', at: '.stock-single-item' },
    { do: 'fill', at: '#reference', text: reference },
    { do: 'send', at: '#reference' },
    { do: 'see', at: '.stock-done' },
  ];
}

/** Products with enough stock for many orders of one piece. */
const plentyOfProducts = sampleAccessories.products.filter(
  ({ variants }) => (variants[0]?.onHand ?? 0) >= 150,
);

function accessorySteps(reference: string, count: number): Step[] {
  return [
    {
      do: 'fill',
      at: `#pieces-${plentyOfProducts[count % plentyOfProducts.length]?.id}`,
      text: '1',
    },
    { do: 'see', at: '.accessories-lines > li' },
    { do: 'fill', at: '#reference', text: reference },
    { do: 'send', at: '#reference' },
    { do: 'see', at: '.stock-done' },
  ];
}

/** For each kind of order: its screen, the list it keeps on the device, and the steps to compose and send one. */
export const screens: Record<
  OrderKind,
  { path: string; list: string; done: string; steps: (reference: string, count: number) => Step[] }
> = {
  rx: { path: '/rx', list: storageKeys.catalogue, done: '.rx-done', steps: rxSteps },
  stock: { path: '/stockSingle', list: storageKeys.stock, done: '.stock-done', steps: stockSteps },
  accessories: {
    path: '/accessories',
    list: storageKeys.accessories,
    done: '.stock-done',
    steps: accessorySteps,
  },
};

export const orderKinds = ['rx', 'stock', 'accessories'] as const satisfies readonly OrderKind[];

/** Operates the page's own fields and keys from inside the page: a thousand orders would take too long from outside. */
export async function act(steps: readonly Step[]): Promise<void> {
  const until = async <Found>(at: string, find: () => Found | undefined | false) => {
    for (const end = Date.now() + 30_000; Date.now() < end; ) {
      const found = find();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`timed out waiting for ${at}: ${document.querySelector('#main')?.textContent}`);
  };
  const isReady = (element: HTMLElement) =>
    !element.matches(':disabled') &&
    !(element instanceof HTMLSelectElement && element.options.length < 2);
  const put = (element: HTMLElement, text: string) => {
    element.focus();
    (element as HTMLInputElement).value = text;
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const press = (element: HTMLElement, ctrlKey: boolean) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey, bubbles: true }));
  for (const step of steps) {
    const first = () => document.querySelector<HTMLElement>(step.at);
    if (step.do === 'gone') {
      await until(`the end of ${step.at}`, () => !first());
      continue;
    }
    const element = await until(step.at, () => [first()].find((each) => each && isReady(each)));
    if (step.do === 'click') element.click();
    if (step.do === 'fill') put(element, step.text);
    if (step.do === 'enter' || step.do === 'send') press(element, step.do === 'send');
    if (step.do === 'chooseFirst') {
      (element as HTMLSelectElement).selectedIndex = 1;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** A page of either driver. */
type Tab = { evaluate(run: typeof act, steps: readonly Step[]): Promise<void> };

/** Opens a screen. Resolves once its islands are hydrated, except those that wait for idle time. */
export async function openScreen(
  tab: Tab & { goto(url: string): Promise<unknown> },
  address: string,
): Promise<void> {
  await tab.goto(address);
  await tab.evaluate(act, [{ do: 'gone', at: 'astro-island[ssr]:not([client="idle"])' }]);
}

/** Composes and sends an order on the open screen. Resolves once the panel has accepted it. */
export async function composeOn(
  tab: Tab,
  kind: OrderKind,
  reference: string,
  count: number,
): Promise<void> {
  const { done, steps } = screens[kind];
  const [first, ...others] = steps(reference, count);
  if (!first) return;
  // The first change clears the previous order's outcome.
  await tab.evaluate(act, [first, { do: 'gone', at: done }, ...others]);
}
