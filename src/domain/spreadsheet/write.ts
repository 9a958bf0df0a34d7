import type { TableCell } from '../stock-table/write.ts';
import { withoutInvalidXml } from '../vocabulary/xml-text.ts';
import { serialOfDay } from './days.ts';
import { escapeText } from './escaped-text.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

/** Indices of the styles for a signed power and a day. */
const powerStyle = 1;
const dayStyle = 2;

const fixedParts = {
  '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Stock" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="+0.00;-0.00;0.00"/><numFmt numFmtId="165" formatCode="yyyy-mm-dd"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** Parts of a workbook with one sheet (ECMA-376), by path in the archive. Texts are never formulas. */
export function writeWorkbook(rows: readonly (readonly TableCell[])[]): Record<string, string> {
  const data = rows.map((row) => `<row>${row.map(cellOf).join('')}</row>`).join('');
  const sheet = `${head}<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`;
  return { ...fixedParts, 'xl/worksheets/sheet1.xml': sheet };
}

function cellOf(cell: TableCell): string {
  switch (cell.kind) {
    case 'nothing':
      return '<c/>';
    case 'number':
      return `<c><v>${cell.value}</v></c>`;
    case 'power':
      return `<c s="${powerStyle}"><v>${cell.hundredths / 100}</v></c>`;
    case 'day':
      return dayCell(cell.day);
    case 'text':
      return textCell(cell.text);
  }
}

/** A day earlier than spreadsheets support is written as text. */
function dayCell(day: string): string {
  const serial = serialOfDay(day);
  return serial === null ? textCell(day) : `<c s="${dayStyle}"><v>${serial}</v></c>`;
}

const textCell = (text: string) =>
  `<c t="inlineStr"><is><t xml:space="preserve">${inXml(escapeText(text))}</t></is></c>`;

const names: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };

const inXml = (text: string) =>
  withoutInvalidXml(text).replace(/[<>&]/g, (sign) => names[sign] ?? '');
