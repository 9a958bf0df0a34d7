import { putGlyphs, readGlyphs, shownBy, shownGlyph } from './glyphs.ts';
import { readTables, tableOf, writeTables } from './sfnt.ts';
import { tabularFigures } from './tabular-figures.ts';

/** Width of a tabular figure and the least space on either side of it, in font units (2048 to the em). */
const width = 1120;
const side = 70;

/**
 * Vazirmatn's tabular figures are all as wide as its ۳, which makes amounts look letter-spaced. This makes them as wide
 * as the other figures and narrows those that are wider.
 */
export function narrowFigures(font: Buffer): Buffer {
  const tables = readTables(font);
  const glyphs = readGlyphs(tables);
  const metrics = tableOf(tables, 'hmtx');
  for (const figure of tabularFigures(tables)) {
    const base = shownBy(glyphs[figure] ?? Buffer.alloc(0));
    const outline = glyphs[base] ?? Buffer.alloc(0);
    const [left, right] = [outline.readInt16BE(2), outline.readInt16BE(6)];
    const scale = Math.min(1, (width - 2 * side) / (right - left));
    const dx = Math.round((width - scale * (left + right)) / 2);
    const narrowed = shownGlyph(outline, base, scale, dx);
    glyphs[figure] = narrowed;
    metrics.writeUInt16BE(width, figure * 4);
    metrics.writeInt16BE(narrowed.readInt16BE(2), figure * 4 + 2);
  }
  putGlyphs(tables, glyphs);
  return writeTables(tables);
}
