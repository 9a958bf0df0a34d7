import type { Page } from 'playwright';

/** Findings about one focused element. */
export type Seen = { name: string; ring: boolean; covered: string | null };

declare global {
  interface Window {
    seeFocused: () => Seen | null;
  }
}

/** Runs in the page: installs a function that inspects the focused element and returns null if there is none. */
function installFocusInspector(): void {
  const sides = ['outlineStyle', 'outlineWidth', 'outlineColor'] as const;

  const accent = (): string => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.setProperty('color', 'var(--accent)');
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };

  /** The focus ring may be on the element, its row or its label. */
  const drawnOn = (thing: Element): CSSStyleDeclaration[] => [
    getComputedStyle(thing),
    getComputedStyle(thing, '::after'),
    ...[thing.nextElementSibling, ...thing.children]
      .filter((part) => part !== null)
      .map((part) => getComputedStyle(part)),
  ];

  const hasRing = (thing: Element): boolean => {
    const wanted = ['solid', '2px', accent()].join();
    return drawnOn(thing).some((style) => sides.map((side) => style[side]).join() === wanted);
  };

  const clinging = (part: Element | null): Element | null => {
    if (!part) return null;
    const { position } = getComputedStyle(part);
    return position === 'sticky' || position === 'fixed' ? part : clinging(part.parentElement);
  };

  /** The element that covers the upper or lower edge, or the edge of the screen if it is exceeded. */
  const coverOf = (thing: Element): string | null => {
    const shown = thing.matches('input[type="radio"]') ? thing.parentElement : thing;
    const box = (shown ?? thing).getBoundingClientRect();
    if (box.width < 2 || box.height > innerHeight / 2) return null;
    if (box.top < 0 || box.bottom > innerHeight) return 'the edge of the screen';
    for (const y of [box.top + 1, box.bottom - 1]) {
      const bar = clinging(document.elementFromPoint(box.left + box.width / 2, y));
      if (bar && !bar.contains(thing)) return bar.className;
    }
    return null;
  };

  window.seeFocused = () => {
    const thing = document.activeElement;
    if (!thing || thing === document.body) return null;
    const named = thing.getAttribute('name') ?? thing.getAttribute('href') ?? thing.textContent;
    const name = `${thing.tagName.toLowerCase()}.${thing.className} ${named?.trim()}`;
    return { name, ring: hasRing(thing), covered: coverOf(thing) };
  };
}

/** Installs the inspection function in a page. */
export const watchFocus = (page: Page) => page.addInitScript(installFocusInspector);

/** Presses Tab until the focus has gone around the page once. */
export async function walk(page: Page): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press('Tab');
    const one = await page.evaluate(() => window.seeFocused());
    if (!one) break;
    seen.push(one);
  }
  return seen;
}
