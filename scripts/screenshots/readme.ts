import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { demoAccounts } from '../../server/sample/accounts.ts';
import { field } from '../../tests/e2e/support/rx.ts';
import { restOf } from '../../tests/survey/rest.ts';
import { type Look, openLook } from './look.ts';
import { fillQueue } from './queue.ts';

const folder = 'docs/screenshots';
const screen = { width: 1440, height: 1000 };

const looks = [
  { locale: 'fa', theme: 'light' },
  { locale: 'en', theme: 'dark' },
] as const;

/** A picture's name, user and address, and the steps before it is taken. */
interface Picture {
  name: string;
  role: Look['role'];
  path: string;
  prepare?: (page: Page) => Promise<void>;
}

const typed = {
  reference: 'A-1024',
  patient: 'مشتری نمونه',
  'right.sphere': '-2.25',
  'right.cylinder': '-0.75',
  'right.axis': '90',
  'left.sphere': '-2.00',
  'left.cylinder': '-0.50',
  'left.axis': '85',
};

const progressive = {
  'right.add': '2.00',
  'right.pd': '31.5',
  'right.height': '21',
  'left.add': '2.00',
  'left.pd': '32',
  'left.height': '21',
  'frame.a': '52',
  'frame.b': '38',
  'frame.dbl': '18',
};

async function type(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
}

async function typePrescription(page: Page): Promise<void> {
  await type(page, typed);
  await field(page, 'lens.kind', 'progressive').check();
  const lens = { design: 'pr-mehr', index: '150', colour: 'clear', coating: 'hc' };
  for (const [step, value] of Object.entries(lens)) {
    await field(page, `lens.${step}`).selectOption(value);
  }
  await field(page, 'job', 'remoteEdged').check();
  await field(page, 'frame.type', 'fullRim').check();
  await type(page, progressive);
  await page.locator('.drawing-front').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

async function selectOrders(page: Page): Promise<void> {
  const boxes = page.locator('.order-row input[type="checkbox"]');
  for (const place of [0, 1]) await boxes.nth(place).check();
  await page.evaluate(() => scrollTo(0, 0));
}

function picturesOf(order: string): readonly Picture[] {
  const { accountId = '' } = demoAccounts.find(({ username }) => username === 'shop2') ?? {};
  return [
    { name: 'prescription', role: 'shop', path: '/rx', prepare: typePrescription },
    {
      name: 'counter',
      role: 'lab',
      path: `/orders?open=${order}&of=${accountId}`,
      prepare: selectOrders,
    },
    { name: 'catalogue', role: 'lab', path: '/catalogue?tab=designs' },
  ];
}

/** Colours kept in a picture: in plain surfaces and text, more make no visible difference. */
const colours = 64;

/** Saves the README's pictures to `docs/screenshots/`. */
export async function shootForReadme(browser: Browser, origin: string): Promise<string> {
  const pictures = picturesOf(await fillQueue(origin));
  for (const { name, role, path, prepare } of pictures) {
    for (const look of looks) {
      const page = await openLook(browser, origin, { ...look, ...screen, role });
      const untilAtRest = restOf(page);
      await page.goto(path);
      await untilAtRest();
      await prepare?.(page);
      await untilAtRest();
      const picture = sharp(await page.screenshot());
      const file = `${folder}/${name}-${look.theme}-${look.locale}.png`;
      await picture.png({ palette: true, colours, effort: 10 }).toFile(file);
      await page.context().close();
    }
  }
  return folder;
}
