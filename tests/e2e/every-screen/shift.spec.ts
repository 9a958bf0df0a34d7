import { slowLine } from '../../support/slow-line.ts';
import { type Look, lookName, surveyedLine } from '../../survey/look.ts';
import { findingLine } from '../../survey/part.ts';
import { shift } from '../../survey/parts/shift.ts';
import { fillSample, type Sample } from '../../survey/sample.ts';
import { surveyLook } from '../../survey/survey-look.ts';
import { test as base, expect } from '../fixtures.ts';

const filled = new Map<string, Promise<Sample>>();

/** Fills the file's panel once. After a failed test the next one runs in a new worker, with a new panel. */
function sampleOf(origin: string): Promise<Sample> {
  const sample = filled.get(origin) ?? fillSample(origin);
  filled.set(origin, sample);
  return sample;
}

const test = base.extend<{ sample: Sample }>({
  sample: async ({ panel }, use) => use(await sampleOf(panel.origin)),
  baseURL: async ({ panel }, use) => {
    const line = await slowLine(panel.origin, surveyedLine);
    await use(line.origin);
    await line.stop();
  },
});

/** `npm run survey` covers the other widths and languages. */
const looks: readonly Look[] = [
  { role: 'shop', width: 360, locale: 'fa' },
  { role: 'shop', width: 1440, locale: 'en' },
  { role: 'lab', width: 360, locale: 'fa' },
  { role: 'lab', width: 1440, locale: 'en' },
];

// Most of a test's time is spent waiting for a slow line, so workers run them in parallel.
test.describe.configure({ mode: 'parallel' });

for (const look of looks) {
  for (const way of ['load', 'navigation'] as const) {
    test(`no screen shifts on ${way}: ${lookName(look)}`, async ({ browser, baseURL, sample }) => {
      test.slow();
      const survey = { look, sample, parts: [shift], ways: [way] };
      const findings: string[] = [];
      for await (const found of surveyLook(browser, baseURL ?? '', survey)) {
        findings.push(findingLine(found));
      }
      expect(findings).toEqual([]);
    });
  }
}
