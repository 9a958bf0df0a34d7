import { strToU8, zipSync } from 'fflate';
import { readTableFile } from '../../../src/stores/stock-files/table-file.ts';

/** A sheet of a workbook that other programs might write. */
export type Sheet = {
  name?: string;
  state?: string;
  /** Type of its relation. */
  type?: string;
  /** Whole XML; otherwise it is made of the parts below. */
  xml?: string;
  columns?: string;
  rows?: string;
  merged?: readonly string[];
};

type Workbook = { sheets: readonly Sheet[]; settings?: string; styles?: string };

/** The XML of a sheet. */
export function sheetXml({ columns = '', rows = '', merged = [] }: Sheet): string {
  const ranges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const cols = columns && `<cols>${columns}</cols>`;
  return `<worksheet>${cols}<sheetData>${rows}</sheetData><mergeCells>${ranges}</mergeCells></worksheet>`;
}

/** A workbook as it is in its archive. */
export function workbookOf({ sheets, settings = '', styles = '' }: Workbook): Uint8Array {
  const listed = sheets.map(({ name, state }, index) => {
    const shown = state ? ` state="${state}"` : '';
    return `<sheet name="${name ?? `Sheet${index + 1}`}" sheetId="${index + 1}"${shown} r:id="rId${index + 1}"/>`;
  });
  const related = sheets.map(({ type = 'worksheet' }, index) => {
    const kind = `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}`;
    return `<Relationship Id="rId${index + 1}" Type="${kind}" Target="worksheets/sheet${index + 1}.xml"/>`;
  });
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook>${settings}<sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${related.join('')}</Relationships>`,
    'xl/styles.xml': styles,
  };
  for (const [index, sheet] of sheets.entries()) {
    parts[`xl/worksheets/sheet${index + 1}.xml`] = sheet.xml ?? sheetXml(sheet);
  }
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])),
  );
}

/** A text or number as a cell; `=` begins a formula, and `=formula → value` one that was calculated. */
export function cellXml(content: string | number | null): string {
  if (content === null) return '<c/>';
  if (typeof content === 'number') return `<c><v>${content}</v></c>`;
  if (!content.startsWith('=')) return `<c t="inlineStr"><is><t>${content}</t></is></c>`;
  const [formula = '', value] = content.slice(1).split(' → ');
  if (value === undefined) return `<c><f>${formula}</f></c>`;
  const isNumber = value !== '' && !Number.isNaN(Number(value));
  return `<c${isNumber ? '' : ' t="str"'}><f>${formula}</f><v>${value}</v></c>`;
}

type Row = readonly (string | number | null)[];

/** Rows of cells; the hidden ones are counted from 1. */
export function rowsXml(rows: readonly Row[], hidden: readonly number[] = []): string {
  return rows
    .map((row, index) => {
      const isHidden = hidden.includes(index + 1) ? ' hidden="1"' : '';
      return `<row r="${index + 1}"${isHidden}>${row.map(cellXml).join('')}</row>`;
    })
    .join('');
}

/** The texts of the first sheet that is read. */
export function rowsIn(workbook: Workbook): readonly (readonly string[])[] {
  const read = readTableFile(workbookOf(workbook));
  if (read.kind === 'refused') throw new Error(read.reason);
  return read.rows;
}

/** The texts of one sheet. */
export const rowsOf = (rows: readonly Row[], merged: readonly string[] = []) =>
  rowsIn({ sheets: [{ rows: rowsXml(rows), merged }] });
