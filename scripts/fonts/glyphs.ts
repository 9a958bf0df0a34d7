import { type Tables, tableOf } from './sfnt.ts';

/** Offset of the format of `loca` in `head`, in bytes. */
const locaFormatAt = 50;

/** Outlines of the font, by glyph. */
export function readGlyphs(tables: Tables): Buffer[] {
  const [loca, glyf] = [tableOf(tables, 'loca'), tableOf(tables, 'glyf')];
  const isLong = tableOf(tables, 'head').readInt16BE(locaFormatAt) === 1;
  const offset = (n: number) => (isLong ? loca.readUInt32BE(n * 4) : loca.readUInt16BE(n * 2) * 2);
  const count = tableOf(tables, 'maxp').readUInt16BE(4);
  return Array.from({ length: count }, (_, n) => glyf.subarray(offset(n), offset(n + 1)));
}

export function putGlyphs(tables: Tables, glyphs: readonly Buffer[]): void {
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  const parts: Buffer[] = [];
  let at = 0;
  for (const [n, glyph] of glyphs.entries()) {
    const spare = Buffer.alloc((4 - (glyph.length % 4)) % 4);
    parts.push(glyph, spare);
    at += glyph.length + spare.length;
    loca.writeUInt32BE(at, (n + 1) * 4);
  }
  tables.set('glyf', Buffer.concat(parts));
  tables.set('loca', loca);
  tableOf(tables, 'head').writeInt16BE(1, locaFormatAt);
}

/** A composite glyph that shows another glyph, narrowed and moved; in font units. */
export function shownGlyph(of: Buffer, glyph: number, scale: number, dx: number): Buffer {
  const [wordsAndXy, xyScale] = [0x00_03, 0x00_40];
  const composite = Buffer.alloc(22);
  composite.writeInt16BE(-1);
  composite.writeInt16BE(Math.floor(of.readInt16BE(2) * scale + dx), 2);
  composite.writeInt16BE(of.readInt16BE(4), 4);
  composite.writeInt16BE(Math.ceil(of.readInt16BE(6) * scale + dx), 6);
  composite.writeInt16BE(of.readInt16BE(8), 8);
  composite.writeUInt16BE(wordsAndXy + xyScale, 10);
  composite.writeUInt16BE(glyph, 12);
  composite.writeInt16BE(dx, 14);
  composite.writeInt16BE(0, 16);
  composite.writeInt16BE(Math.round(scale * 0x40_00), 18);
  composite.writeInt16BE(0x40_00, 20);
  return composite;
}

/** The glyph that a one-part composite glyph shows. */
export const shownBy = (composite: Buffer): number => composite.readUInt16BE(12);
