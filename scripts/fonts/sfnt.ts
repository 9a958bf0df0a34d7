/** Tables of an OpenType font, by their tags. */
export type Tables = Map<string, Buffer>;

const headerBytes = 12;
const recordBytes = 16;
const aligned = (length: number) => Math.ceil(length / 4) * 4;

export function readTables(font: Buffer): Tables {
  const count = font.readUInt16BE(4);
  const tables: Tables = new Map();
  for (let n = 0; n < count; n += 1) {
    const record = headerBytes + n * recordBytes;
    const from = font.readUInt32BE(record + 8);
    const tag = font.toString('latin1', record, record + 4);
    tables.set(tag, Buffer.from(font.subarray(from, from + font.readUInt32BE(record + 12))));
  }
  return tables;
}

/** A font without checksums, to be rewritten by another program. */
export function writeTables(tables: Tables): Buffer {
  const header = Buffer.alloc(headerBytes + tables.size * recordBytes);
  header.writeUInt32BE(0x00_01_00_00);
  header.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [header];
  let at = header.length;
  for (const [n, [tag, table]] of [...tables].entries()) {
    const record = headerBytes + n * recordBytes;
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(at, record + 8);
    header.writeUInt32BE(table.length, record + 12);
    parts.push(table, Buffer.alloc(aligned(table.length) - table.length));
    at += aligned(table.length);
  }
  return Buffer.concat(parts);
}

/** A table that every font must have. */
export function tableOf(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table ${tag}.`);
  return table;
}
