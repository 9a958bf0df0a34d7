import type { Page } from 'playwright';
import type { Fault, Part } from '../part.ts';
import { textFaults } from './text-faults.ts';

/** Default font sizes of browsers, px, and those of a reader who has doubled them. */
const usual = { standard: 16, fixed: 13 };
const doubled = { standard: 32, fixed: 26 };

/** Runs in the page: resolves once the changed sizes are laid out and everything that reacts to the layout has run. */
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

/** Text at twice the size, set in the browser or the phone, must fit: never cut, covered or off the screen. */
export const text: Part = { loaded: atTwiceTheSize };
