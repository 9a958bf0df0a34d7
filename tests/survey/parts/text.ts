import type { Page } from 'playwright';
import type { Fault, Part } from '../part.ts';
import { textFaults } from './text-faults.ts';

/** Sizes of letters that browsers start with, px, and those of a reader who has set them to twice that. */
const usual = { standard: 16, fixed: 13 };
const doubled = { standard: 32, fixed: 26 };

/** Runs in the page: resolves once the changed sizes are laid out, and what follows the layout has followed. */
const untilLaidOut = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );

async function atTwiceTheSize(page: Page): Promise<Fault[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: doubled });
  await page.evaluate(untilLaidOut);
  const faults = await page.evaluate(textFaults);
  await devtools.send('Page.setFontSizes', { fontSizes: usual });
  await page.evaluate(untilLaidOut);
  await devtools.detach();
  return faults;
}

/** Letters of twice the size, set in the browser or the phone, fit: none is cut, covered or off the screen. */
export const text: Part = { loaded: atTwiceTheSize };
