/**
 * Measures every screen as shops and the lab see it: `npm run survey`, or some parts: `npm run survey -- shift text`.
 */
import { type Browser, chromium } from 'playwright';
import { startPanel } from '../e2e/support/panel-server.ts';
import { findBrowser } from '../support/find-browser.ts';
import { slowLine } from '../support/slow-line.ts';
import { everyLook, type Look, surveyedLine } from './look.ts';
import { type Finding, findingLine, type Part } from './part.ts';
import { alignment } from './parts/alignment.ts';
import { shift } from './parts/shift.ts';
import { text } from './parts/text.ts';
import { translation } from './parts/translation.ts';
import { fillSample, type Sample } from './sample.ts';
import { surveyLook } from './survey-look.ts';

const parts: Readonly<Record<string, Part>> = { alignment, shift, text, translation };

function chosenParts(names: readonly string[]): readonly Part[] {
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}`);
  const chosen = Object.entries(parts).filter(
    ([name]) => names.length === 0 || names.includes(name),
  );
  return chosen.map(([, part]) => part);
}

const ways = ['load', 'navigation'] as const;

/** Looks measured at a time: the number of processors of a small machine. */
const atATime = 2;

async function surveyAll(browser: Browser, origin: string, sample: Sample): Promise<Finding[]> {
  const chosen = chosenParts(process.argv.slice(2));
  const waiting: Look[] = [...everyLook];
  const found: Finding[] = [];
  const work = async () => {
    for (let look = waiting.shift(); look; look = waiting.shift()) {
      for await (const finding of surveyLook(browser, origin, {
        look,
        sample,
        parts: chosen,
        ways,
      })) {
        console.log(findingLine(finding));
        found.push(finding);
      }
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return found;
}

const panel = await startPanel(process.env.PANEL_DIR ?? 'dist');
const far = await slowLine(panel.origin, surveyedLine);
const browser = await chromium.launch(await findBrowser());
try {
  const found = await surveyAll(browser, far.origin, await fillSample(panel.origin));
  console.log(`${found.length} findings`);
  process.exitCode = found.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await far.stop();
  await panel.stop();
}
