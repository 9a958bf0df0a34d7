import type { Page } from 'playwright';
import { mirrorTrace } from '../../../src/domain/frame/mirror-trace.ts';
import { standardTrace } from '../../../src/domain/frame/standard-outline.ts';
import { largestTraceFile } from '../../../src/domain/frame/trace-problem.ts';
import { writeTrace } from '../../../src/domain/frame/trace-writing.ts';
import { traceText } from '../../fixtures/traces.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { openLive } from '../support/live.ts';
import { chooseLens, expectInvalid, field, said } from '../support/rx.ts';
import { signIn } from '../support/sign-in.ts';

const right = standardTrace('aviator', { a: 520, b: 440 }, 400);
const left = mirrorTrace(right);
const rightRecords = writeTrace('right', right);
const leftRows = (label: string) =>
  writeTrace('left', left)
    .slice(1)
    .map((row) => row.replace('R=', `${label}=`));

const choose = (page: Page, records: readonly string[]) =>
  field(page, 'trace').setInputFiles({
    name: 'frame.oma',
    mimeType: 'text/plain',
    buffer: Buffer.from(traceText(records)),
  });

test('contradictions between an order and its trace are asked about and passed on to the lab', async ({
  page,
}) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'shop');
  await openLive(page, '/rx');
  await field(page, 'patient').fill('Nora Sample');
  for (const side of ['right', 'left']) {
    await field(page, `${side}.sphere`).fill('-2');
    await field(page, `${side}.pd`).fill('31');
  }
  await chooseLens(page, 'singleVision');
  await field(page, 'job', 'remoteEdged').check();
  await field(page, 'frame.type', 'fullRim').check();
  await field(page, 'frame.a').fill('55');

  // The left eye's radii repeat the right eye's, as from software that doesn't mirror them.
  const copied = rightRecords.slice(1).map((row) => row.replace('R=', 'L='));
  await choose(page, ['REQ=TRC', 'HBOX=49.50;52.00', 'DBL=18.00', ...rightRecords, ...copied]);
  await expect(field(page, 'frame.a')).toHaveValue('52');
  await expect(page.locator('.rx-trace')).toContainText(/You had typed .?A 55.?\./);
  const asked = page.locator('.rx-warning');
  await expect(asked).toHaveText([
    /Right eye: .*A in the trace file differs from its own radii by .?2\.5/,
    /not the mirror image of the right one: they are up to .?3\.9/,
  ]);

  await page.keyboard.press('Control+Enter');
  const open = page.locator('.rx-warning button[aria-pressed="false"]');
  for (const count of [2, 1]) {
    await expect(open).toHaveCount(count);
    await expect(open.first()).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(open).toHaveCount(0);

  // Another file asks again; one without contradictions asks nothing.
  await choose(page, ['HBOX=49.00;52.00', 'DBL=18.00', ...rightRecords, ...copied]);
  await expect(open).toHaveCount(2);
  await choose(page, ['HBOX=52.00;52.00', 'DBL=18.00', ...rightRecords, ...leftRows('L')]);
  await expect(asked).toHaveCount(0);
  await field(page, 'frame.dbl').fill('15');
  await expect(asked).toHaveText([/DBL differs from the trace file by .?3/]);
  await open.click();
  await expect(open).toHaveCount(0);

  const request = page.waitForRequest(
    (each) => each.method() === 'POST' && /\/api\/orders$/.test(each.url()),
  );
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.rx-done')).toBeVisible();
  expect((await request).postDataJSON().content).toMatchObject({
    trace: { right: { radii: right.radii }, left: { radii: left.radii } },
    acknowledged: [{ code: 'traceBridgeDiffers', path: 'frame.dbl', params: { difference: 30 } }],
  });
});

test('a trace that would lose an eye is refused, with what to do', async ({ page }) => {
  await presetStorage(page, { locale: 'en' });
  await openLive(page, '/rx');
  await field(page, 'job', 'remoteEdged').check();
  await field(page, 'trace').setInputFiles({
    name: 'huge.oma',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(largestTraceFile + 1),
  });
  await expectInvalid(page, 'trace', /larger than 5 MB/);
  const started = Promise.withResolvers<void>();
  await page.route(/trace-worker/, async (route) => {
    await started.promise;
    await route.continue();
  });
  await choose(page, [...rightRecords, 'XTRCFMT=1;400;E;L;F', ...leftRows('R')]);
  await expect(page.locator('.rx-trace')).toContainText('Reading the file');
  await expect(said(page, 'trace')).toHaveCount(0);
  started.resolve();
  await expectInvalid(page, 'trace', /XTRCFMT=1;400;E;L;F.*Export the shape/);
  const unmeasured = rightRecords.map((row, index) =>
    index === 5 ? 'R=0;0;0;0;0;0;0;0;0;0' : row,
  );
  await choose(page, unmeasured);
  await expectInvalid(
    page,
    'trace',
    /Right eye was not measured from .?35.* to .?45.*trace the frame/,
  );
  await choose(page, ['\u001cANS=TRC', '\u001cTRCFMT=1;400;e;R;F', ...rightRecords.slice(1)]);
  await expect(said(page, 'trace')).toHaveCount(0);
  await expect(page.locator('.rx-trace')).toContainText('The file has no left eye');
});
