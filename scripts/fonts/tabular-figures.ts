import { type Tables, tableOf } from './sfnt.ts';

const offsets = (table: Buffer, at: number) =>
  Array.from({ length: table.readUInt16BE(at) }, (_, n) => table.readUInt16BE(at + 2 + n * 2));

/** The `GSUB` lookups that a feature names. */
function lookupsOf(gsub: Buffer, feature: string): number[] {
  const list = gsub.readUInt16BE(6);
  const lookups = new Set<number>();
  for (let n = 0; n < gsub.readUInt16BE(list); n += 1) {
    const record = list + 2 + n * 6;
    if (gsub.toString('latin1', record, record + 4) !== feature) continue;
    for (const each of offsets(gsub, list + gsub.readUInt16BE(record + 4) + 2)) lookups.add(each);
  }
  return [...lookups];
}

/** Offsets of the subtables of a lookup. */
function subtablesOf(gsub: Buffer, lookup: number): number[] {
  const extension = 7;
  const list = gsub.readUInt16BE(8);
  const at = list + gsub.readUInt16BE(list + 2 + lookup * 2);
  return offsets(gsub, at + 4).map((offset) => {
    const subtable = at + offset;
    const isFar = gsub.readUInt16BE(at) === extension;
    return isFar ? subtable + gsub.readUInt32BE(subtable + 4) : subtable;
  });
}

/** Glyphs of a coverage table: a list of them, or of ranges. */
function coveredBy(gsub: Buffer, at: number): number[] {
  if (gsub.readUInt16BE(at) === 1) return offsets(gsub, at + 2);
  return Array.from({ length: gsub.readUInt16BE(at + 2) }, (_, n) => at + 4 + n * 6).flatMap(
    (range) => {
      const [first, last] = [gsub.readUInt16BE(range), gsub.readUInt16BE(range + 2)];
      return Array.from({ length: last - first + 1 }, (_, n) => first + n);
    },
  );
}

/** Glyphs that replace others one to one: each at a fixed offset from the original, or from a list. */
function substitutesIn(gsub: Buffer, at: number): number[] {
  if (gsub.readUInt16BE(at) !== 1) return offsets(gsub, at + 4);
  const behind = gsub.readInt16BE(at + 4);
  return coveredBy(gsub, at + gsub.readUInt16BE(at + 2)).map((glyph) => glyph + behind);
}

/** The glyphs of the tabular figures. */
export function tabularFigures(tables: Tables): number[] {
  const gsub = tableOf(tables, 'GSUB');
  return lookupsOf(gsub, 'tnum')
    .flatMap((lookup) => subtablesOf(gsub, lookup))
    .flatMap((subtable) => substitutesIn(gsub, subtable));
}
