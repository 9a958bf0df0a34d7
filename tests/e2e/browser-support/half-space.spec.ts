import { readFile } from 'node:fs/promises';
import { isWithoutWebkit, openWebkit, webkitPackages } from '../../support/webkit.ts';
import { expect, test } from '../fixtures.ts';

test.use({ looksOnly: true });

type Asked = { font: string; texts: readonly string[]; fallback: string };

const file = new URL('../../../src/styles/fonts/vazirmatn.woff2', import.meta.url);
const font = (await readFile(file)).toString('base64');

/** Runs in a page: width of each text in the panel's font, px. */
async function drawnWidths({ font, texts, fallback }: Asked): Promise<number[]> {
  const face = new FontFace('Panel', `url(data:font/woff2;base64,${font})`);
  document.fonts.add(await face.load());
  return texts.map((text) => {
    const span = document.createElement('span');
    span.style.font = `40px Panel, ${fallback}`;
    span.style.whiteSpace = 'pre';
    span.textContent = text;
    document.body.append(span);
    return span.getBoundingClientRect().width;
  });
}

test('the font has a space glyph, which WebKit needs for the half-space', async ({ page }) => {
  const widths = [];
  for (const fallback of ['monospace', 'serif']) {
    widths.push(await page.evaluate(drawnWidths, { font, texts: [' '], fallback }));
  }
  expect(widths[0]).toEqual(widths[1]);
});

test('WebKit draws every letter after a half-space', async () => {
  test.skip(isWithoutWebkit(), `Install ${webkitPackages} to run it.`);
  const texts = ['سفارش‌های', 'سفارش', 'های'];
  const { tab, close } = await openWebkit();
  const drawn = tab.evaluate(drawnWidths, { font, texts, fallback: 'serif' });
  const [whole = 0, before = 0, after = 0] = await drawn.finally(close);
  expect(whole).toBeCloseTo(before + after, 0);
});
