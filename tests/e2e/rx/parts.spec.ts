import type { Page } from 'playwright';
import { largestTraceFile } from '../../../src/domain/frame/trace-problem.ts';
import { writeTrace } from '../../../src/domain/frame/trace-writing.ts';
import { ellipseTrace, traceText } from '../../fixtures/traces.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { openLive } from '../support/live.ts';
import { chooseLens, expectInvalid, field, said } from '../support/rx.ts';
import { signIn } from '../support/sign-in.ts';

const send = 'Control+Enter';

async function write(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
}

/** Unfolds a section and waits until its first field has the focus, so that it doesn't take the focus later. */
async function unfold(page: Page, title: string): Promise<void> {
  const button = page.getByRole('button', { name: title });
  await button.click();
  const fold = page.locator('.rx-fold').filter({ has: button });
  await expect(fold.locator(':is(input, select):focus')).toHaveCount(1);
}

/** Resolves to the body of the next posted order. */
const posted = (page: Page) =>
  page
    .waitForRequest(
      (request) => request.method() === 'POST' && /\/api\/orders$/.test(request.url()),
    )
    .then((request) => request.postDataJSON().content);

test('every field of a prescription order reaches the lab @smoke', async ({ page }) => {
  await signIn(page, 'shop');
  await openLive(page, '/rx');
  await write(page, {
    patient: 'مشتری آزمون',
    'right.sphere': '-6',
    'right.cylinder': '+0.75',
    'right.axis': '۹۰',
    'right.add': '200',
    'left.sphere': '-5',
    'left.add': '2',
    'right.height': '18',
    'left.height': '18',
    'right.pd': '63',
  });
  await expect(page.locator('.rx-stored')).toContainText('−۵٫۲۵');
  await field(page, 'right.height').focus();
  const note = page.locator('.rx-prescription .rx-note');
  await expect(note).toContainText('۶۳');
  await expect(field(page, 'left.pd')).toHaveValue('۳۱٫۵');
  await note.getByRole('button').click();
  await expect(field(page, 'right.pd')).toHaveValue('63');
  await expect(note).toHaveCount(0);
  await expect(field(page, 'right.pd')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'left.pd')).toHaveValue('۳۱٫۵');
  // Corrected in the same field, it is split again.
  for (const [binocular, monocular] of [
    ['64', '۳۲'],
    ['63', '۳۱٫۵'],
  ] as const) {
    await field(page, 'right.pd').fill(binocular);
    await field(page, 'right.height').focus();
    await expect(field(page, 'left.pd')).toHaveValue(monocular);
  }

  await unfold(page, 'پی‌دی نزدیک');
  await expect(field(page, 'right.nearPd')).toBeFocused();
  await write(page, { 'right.nearPd': '32.5', 'right.prism.horizontal.amount': '۳۵۰' });
  await field(page, 'right.prism.vertical.amount').focus();
  await expectInvalid(page, 'right.nearPd', /۳۱٫۵/);
  await field(page, 'right.nearPd').fill('29.5');

  await chooseLens(page, 'progressive');
  await expect(page.locator('.rx-power[data-cell="made"]').first()).toContainText('ساخته می‌شود');
  await unfold(page, 'رنگ (تینت)، آینه‌ای');
  await field(page, 'services.tint.colour').selectOption({ index: 1 });
  // Without a colour there is no tint, and nothing left over to correct.
  await field(page, 'services.tint.form', 'solid').check();
  await field(page, 'services.tint.colour').selectOption('');
  await expect(field(page, 'services.tint.form')).toHaveCount(0);
  await field(page, 'services.tint.colour').selectOption({ index: 1 });
  await field(page, 'services.coats', 'hydrophobic').check();
  await expect(field(page, 'services.coats', 'anti-fog')).toBeDisabled();
  await expect(page.locator('.rx-reason')).toContainText('آب‌گریز');
  await field(page, 'job', 'remoteEdged').check();
  await write(page, { 'frame.a': '۵۲٫۵', 'frame.b': '40', 'frame.dbl': '18', 'frame.ed': '50' });
  await write(page, { 'frameDetails.brand': 'Atlas', 'frameDetails.colour': 'مشکی' });
  const material = field(page, 'frameDetails.material');
  await field(page, 'frameDetails.material', 'plastic').check();
  await page.getByRole('button', { name: 'پاک کردن انتخاب جنس فریم' }).click();
  await expect(material.first()).toBeFocused();
  await expect(page.locator('[name="frameDetails.material"]:checked')).toHaveCount(0);
  await field(page, 'frameDetails.material', 'metal').check();
  // An impossible ED must not be used for calculations.
  await expect(page.locator('.rx-facts li')).toHaveCount(0);
  await unfold(page, 'بیشتر');
  await write(page, {
    'measures.refractedVertex': '16',
    'measures.vertexDistance': '12',
    'measures.pantoscopicTilt': '8',
    'wishes.baseCurve': '4.5',
    requestNote: 'با سفارش پیشین',
    tray: 'T-7',
  });
  await field(page, 'wishes.diameter').selectOption('700');
  await field(page, 'requests', 'urgent').check();
  await page.locator('.rx-vertex').getByRole('button').click();
  await expect(field(page, 'right.sphere')).toHaveValue('−۵٫۷۵');

  await page.keyboard.press(send);
  await expect(field(page, 'right.prism.horizontal.base')).toBeFocused();
  await expectInvalid(page, 'services.tint.density', /درصد رنگ/);
  await expectInvalid(page, 'frame.ed', /۵۲٫۵/);
  await field(page, 'right.prism.horizontal.base').selectOption('in');
  await field(page, 'services.tint.density').fill('۴۰');
  await field(page, 'services.tint.form', 'gradient').check();
  await field(page, 'frame.type', 'halfRim').check();
  await field(page, 'frame.ed').fill('55');
  await expect(said(page, 'frame.ed')).toHaveCount(0);
  // 55 + 2·√(3.75² + 2²) + 2.
  await expect(page.locator('.rx-facts li').first()).toContainText('۶۵٫۵');

  await page.keyboard.press(send);
  const asked = page.locator('.rx-warning button[aria-pressed="false"]');
  for (const left of [2, 1]) {
    await expect(asked).toHaveCount(left);
    await expect(asked.first()).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(asked).toHaveCount(0);
  const order = posted(page);
  await page.keyboard.press(send);
  await expect(page.locator('.rx-done')).toBeVisible();
  expect(await order).toMatchObject({
    right: {
      sphere: -500,
      axis: 180,
      pd: 315,
      nearPd: 295,
      prism: { horizontal: { amount: 350, base: 'in' }, vertical: null },
    },
    left: { pd: 315 },
    job: 'remoteEdged',
    frame: { type: 'halfRim', a: 525, b: 400, dbl: 180, ed: 550 },
    frameDetails: { material: 'metal', brand: 'Atlas', model: '', colour: 'مشکی' },
    measures: { vertexDistance: 120, pantoscopicTilt: 8, wrap: null, corridor: null },
    wishes: { diameter: 700, baseCurve: 450 },
    services: { tint: { density: 40, form: 'gradient' }, coats: ['hydrophobic'] },
    requests: ['urgent'],
    requestNote: 'با سفارش پیشین',
    tray: 'T-7',
    acknowledged: [
      { code: 'prismHigh', path: 'right.prism', params: { max: 300 } },
      { code: 'shapeUnknown', path: 'frame.type' },
    ],
  });
  await expect(page.locator('[role="status"]').getByText('به لابراتوار رسید')).toBeVisible();
});

test('a frame with its size is announced, with the parcel it will arrive in', async ({ page }) => {
  await signIn(page, 'shop');
  await openLive(page, '/rx');
  await write(page, { patient: 'مشتری آزمون', 'right.sphere': '-2', 'left.sphere': '-2' });
  await write(page, { 'right.pd': '31', 'left.pd': '31' });
  await chooseLens(page, 'singleVision');
  await field(page, 'job', 'remoteEdged').check();
  await field(page, 'frameDetails.size').fill('52□18-140');
  await expect(field(page, 'frameDetails.follows')).toHaveCount(0);
  await field(page, 'job', 'fullGlaze').check();
  await page.getByLabel('فریم بعداً می‌رسد').check();
  await page.getByLabel('مرسولهٔ فریم').fill('پست، ۱۲۳۴۵');
  const order = posted(page);
  await page.keyboard.press(send);
  await expect(page.locator('.rx-done')).toBeVisible();
  const frameDetails = { size: '52□18-140', parcel: 'پست، ۱۲۳۴۵' };
  expect(await order).toMatchObject({ job: 'fullGlaze', frameDetails });
});

test('undo reverts only the vertex compensation, and never in the next order', async ({ page }) => {
  await signIn(page, 'shop');
  await openLive(page, '/rx');
  await write(page, { 'right.sphere': '-6', 'left.sphere': '-6' });
  await chooseLens(page, 'singleVision');
  await unfold(page, 'بیشتر');
  await write(page, { 'measures.refractedVertex': '14', 'measures.vertexDistance': '9' });
  const take = page.locator('.rx-vertex').getByRole('button');
  await take.click();
  await expect(field(page, 'right.sphere')).toHaveValue('−۵٫۷۵');
  await write(page, { 'right.pd': '31', tray: 'T-7' });
  const back = page.locator('#rx-fold-more .rx-note').getByRole('button');
  await back.click();
  await expect(field(page, 'right.sphere')).toHaveValue('-6');
  await expect(field(page, 'right.pd')).toHaveValue('31');
  await expect(field(page, 'tray')).toHaveValue('T-7');
  await take.click();
  await page.keyboard.press(send);
  await expect(page.locator('.rx-done')).toBeVisible();
  await expect(back).toHaveCount(0);
});

test('reads a trace file on the device, or says what is wrong with it', async ({ page }) => {
  await openLive(page, '/rx');
  await field(page, 'job', 'fullGlaze').check();
  await write(page, { 'frame.a': '۵۴', 'frame.dbl': '17' });
  const choose = (text: string) =>
    field(page, 'trace').setInputFiles({
      name: 'frame.oma',
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
  const records = ['DBL=18.50', ...writeTrace('right', ellipseTrace(360))];

  // In a worker: a large file would freeze the page.
  const worker = page.waitForEvent('worker');
  await choose(traceText(records.slice(0, -1)));
  await worker;
  await expectInvalid(page, 'trace', /۳۶۰.* شعاع داشته باشد ولی .*۳۵۰/);
  await choose('x'.repeat(largestTraceFile + 1));
  await expectInvalid(page, 'trace', /۵ مگابایت/);
  await expect(field(page, 'frame.a')).toHaveValue('۵۴');

  await choose(traceText(records, '\n'));
  await expect(said(page, 'trace')).toHaveCount(0);
  await expect(field(page, 'frame.a')).toHaveValue('۵۰');
  await expect(field(page, 'frame.b')).toHaveValue('۴۰');
  await expect(field(page, 'frame.dbl')).toHaveValue('۱۸٫۵');
  const trace = page.locator('.rx-trace');
  await expect(trace).toContainText(/محیط .*۱۴۱٫/);
  await page.reload();
  await expect(trace).toContainText('چشم چپ در فایل نبود');
  await field(page, 'frame.dbl').fill('19');
  await trace.getByRole('button', { name: 'حذف فایل' }).click();
  await expect(trace).not.toContainText('محیط');
  await expect(field(page, 'frame.dbl')).toHaveValue('19');
});

test('takes a dropped trace file; a bad one is refused and the previous one stays', async ({
  page,
}) => {
  await presetStorage(page, { locale: 'en' });
  await openLive(page, '/rx');
  await field(page, 'job', 'remoteEdged').check();
  const place = page.locator('.rx-trace');
  const drop = async (text: string) => {
    const carried = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], 'frame.oma'));
      return transfer;
    }, text);
    await place.dispatchEvent('dragover', { dataTransfer: carried });
    await expect(place).toHaveAttribute('data-over', 'true');
    await place.dispatchEvent('drop', { dataTransfer: carried });
    await expect(place).toHaveAttribute('data-over', 'false');
  };
  await expect(place).toContainText('drop it here');
  const records = writeTrace('right', ellipseTrace(360));
  await drop(traceText(records));
  await expect(field(page, 'frame.a')).toHaveValue('50');
  await expect(place).toContainText('The file has no left eye');

  await drop(traceText(records.slice(0, -1)));
  await expectInvalid(page, 'trace', /360.* radii but has .*350/);
  await expect(field(page, 'frame.a')).toHaveValue('50');
  await drop(traceText(records));
  await expect(said(page, 'trace')).toHaveCount(0);
});

test('offers a power that is in stock, and orders it from stock with one press', async ({
  page,
}) => {
  await signIn(page, 'shop');
  await openLive(page, '/rx');
  await write(page, { reference: 'N-12', 'right.sphere': '-1', 'left.sphere': '-1' });
  await chooseLens(page, 'singleVision');
  const offer = page.locator('.rx-stock li').filter({ hasText: 'HMC' });
  await expect(offer).toContainText(/[۰-۹]٬[۰-۹].*تومان/);
  await field(page, 'lens.index').selectOption('156');
  await expect(page.locator('[data-chosen="true"]')).toContainText('۱٫۵۶');
  await expect(page.locator('td .rx-power[data-cell="inStock"]').first()).toBeVisible();
  await offer.getByRole('button').click();
  await expect(page).toHaveURL(/\/stockSingle\/?\?preorder=/);
  await expect(field(page, 'reference')).toHaveValue('N-12');
  await expect(page.locator('#main')).toContainText('−۱٫۰۰');
  await page.goBack();
  await expect(field(page, 'right.sphere')).toHaveValue('-1');
});

test('refuses a height that does not fit the frame or the corridor while it is typed', async ({
  page,
}) => {
  await presetStorage(page, { locale: 'en' });
  await openLive(page, '/rx');
  await field(page, 'lens.kind', 'progressive').check();
  await field(page, 'lens.design').selectOption('pr-sepehr');
  await field(page, 'job', 'remoteEdged').check();
  await write(page, { 'frame.a': '52', 'frame.b': '30', 'frame.dbl': '18', 'frame.ed': '65' });
  await write(page, { 'right.height': '35', 'left.height': '22' });
  await field(page, 'left.height').blur();
  await expectInvalid(page, 'right.height', /less than .*30\smm/);
  await expectInvalid(page, 'frame.ed', /60.1/);
  await field(page, 'right.height').fill('16');
  await expect(page.locator('.rx-warning')).toContainText([
    /Only .*8.*\smm/,
    /heights differ by .*6.*\smm/,
    /Neither a trace file/,
  ]);
  await unfold(page, 'More');
  await field(page, 'measures.corridor').focus();
  await field(page, 'measures.corridor').selectOption('170');
  await field(page, 'measures.corridor').blur();
  await expectInvalid(page, 'measures.corridor', /12.*\smm at most/);
  await field(page, 'measures.corridor').selectOption('110');
  await expect(said(page, 'measures.corridor')).toHaveCount(0);
});

test('only the values that the chosen design needs are asked for', async ({ page }) => {
  await openLive(page, '/rx');
  await unfold(page, 'بیشتر');
  await expect(field(page, 'measures.wrap')).toBeVisible();
  await expect(field(page, 'measures.workingDistance')).toHaveCount(0);
  await field(page, 'lens.kind', 'progressive').check();
  await field(page, 'lens.design').selectOption('of-miz');
  await expect(field(page, 'measures.workingDistance')).toHaveAttribute('aria-required', 'true');
  await expect(field(page, 'measures.wrap')).toHaveCount(0);
  await page.keyboard.press(send);
  await expectInvalid(page, 'measures.workingDistance', /فاصلهٔ کار/);
  await field(page, 'measures.workingDistance').fill('۸۰');
  await expect(said(page, 'measures.workingDistance')).toHaveCount(0);
  // A filled field stays visible, so that it can be cleared, and while it is being emptied.
  await field(page, 'lens.design').selectOption('pr-sepehr');
  await expect(field(page, 'measures.dominantEye')).toBeVisible();
  await field(page, 'measures.workingDistance').focus();
  await page.keyboard.press('Tab');
  await expectInvalid(page, 'measures.workingDistance', /فاصلهٔ کار/);
  await field(page, 'measures.workingDistance').fill('');
  await expect(said(page, 'measures.workingDistance')).toHaveCount(0);
  await expect(field(page, 'measures.workingDistance')).toBeFocused();
  await field(page, 'requests', 'slabOff').check();
  await field(page, 'eyes', 'right').check();
  await page.keyboard.press(send);
  await expect(said(page, 'requests')).toContainText('هر دو چشم');
  await field(page, 'requests', 'slabOff').uncheck();
  await expect(said(page, 'requests')).toHaveCount(0);
});
