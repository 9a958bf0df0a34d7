import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dayOfSerial, serialOfDay } from '../../../src/domain/spreadsheet/days.ts';
import { kindOfCode } from '../../../src/domain/spreadsheet/number-formats.ts';
import { writeWorkbook } from '../../../src/domain/spreadsheet/write.ts';
import { readTableFile } from '../../../src/stores/stock-files/table-file.ts';
import { packWorkbook } from '../../../src/stores/stock-files/table-workbook.ts';
import { rowsIn } from './read-rows.ts';

/** The only cell of a workbook: a number in a built-in format (by number) or in a format code. */
function shown(value: string, format: number | string, settings = ''): string | undefined {
  const id = typeof format === 'number' ? format : 170;
  const code =
    typeof format === 'number'
      ? ''
      : `<numFmts><numFmt numFmtId="170" formatCode="${format.replaceAll('"', '&quot;')}"/></numFmts>`;
  const styles = `<styleSheet>${code}<cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="${id}"/></cellXfs></styleSheet>`;
  const rows = `<row><c s="1"><v>${value}</v></c></row>`;
  return rowsIn({ sheets: [{ rows }], settings, styles })[0]?.[0];
}

const day = '46351';
const isoDay = '2026-11-25';

describe('a date cell is read as a date', () => {
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  test.each([...numbers(14, 22), ...numbers(27, 36), ...numbers(45, 47), ...numbers(50, 58)])(
    'in the built-in format %i',
    (format) => expect(shown(day, format)).toBe(isoDay),
  );

  test.each([
    'yyyy-mm-dd',
    'yyyy\\-mm\\-dd',
    'dd/mm/yyyy',
    'm/d/yy;@',
    'd.m.yyyy',
    'dd-mmm-yy',
    'mmmm d, yyyy',
    'mmm-yy',
    'yyyy',
    'dddd',
    'D MMMM YYYY',
    '[$-409]d-mmm-yyyy;@',
    '[$-fa-IR,16]yyyy/mm/dd;@',
    '[$-3000429]dd mmmm yyyy',
    '[$-160429]yyyy/mm/dd',
    '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy',
    '[Red]yyyy/mm/dd',
    '[Color 10][$-fa-IR]yyyy/mm/dd',
    'yyyy"سال" m"ماه" d"روز"',
    '"از "d mmmm',
    '_-yyyy/mm/dd_-',
    'yyyy/mm/dd hh:mm',
    'm/d/yy h:mm AM/PM',
    'B2yyyy/mm/dd',
  ])('in the format %s', (format) => expect(shown(day, format)).toBe(isoDay));

  test.each([
    '<workbookPr date1904="1"/>',
    '<workbookPr date1904="true" defaultThemeVersion="1"/>',
  ])('counted from 1904: %s', (settings) => {
    expect(shown('44889', 14, settings)).toBe(isoDay);
    expect(shown('44889', 'yyyy/mm/dd', settings)).toBe(isoDay);
  });

  it.each(['<workbookPr date1904="0"/>', '<workbookPr/>', ''])(
    'not counted from 1904: %s',
    (settings) => {
      expect(shown(day, 14, settings)).toBe(isoDay);
    },
  );

  it.each([
    ['1', '1900-01-01'],
    ['59', '1900-02-28'],
    ['61', '1900-03-01'],
    ['36526', '2000-01-01'],
    ['45351', '2024-02-29'],
    ['2958465', '9999-12-31'],
  ])('%s is %s', (value, iso) => expect(shown(value, 14)).toBe(iso));

  it.each([
    ['46351.604166666664', 22, '2026-11-25T14:30'],
    ['46351.999999', 22, '2026-11-26'],
    ['46351.604166666664', 14, isoDay],
    ['46351.5', 'yyyy/mm/dd', isoDay],
    ['46351.5', 'yyyy/mm/dd hh:mm', '2026-11-25T12:00'],
  ])('with its time if the format shows it: %s in %s is %s', (value, format, iso) => {
    expect(shown(value, format)).toBe(iso);
  });

  it.each([
    ['2026-11-25', isoDay],
    ['2026-11-25T00:00:00', isoDay],
    ['2026-11-25T00:00:00.000Z', isoDay],
    ['2026-11-25T08:15:00', '2026-11-25T08:15:00'],
  ])('stored as %s', (stored, text) => {
    const rows = `<row><c t="d"><v>${stored}</v></c></row>`;
    expect(rowsIn({ sheets: [{ rows }] })[0]?.[0]).toBe(text);
  });
});

describe('a number that is not a date stays a number', () => {
  it.each([
    'General',
    '0',
    '0.00',
    '#,##0',
    '#,##0.00_-',
    '0.00E+00',
    '0%',
    '# ?/?',
    '0" days"',
    '0.00 "mm"',
    '#,##0\\ "ريال"',
    '"SPH" 0.00;"سیلندر" -0.00',
    '[Red]-0.00;[Blue]+0.00',
    '[>=100]0;[<100]0.00',
    '[$$-409]#,##0.00',
    '[$ریال-429]#,##0',
    '00000',
    '@',
    'General" dy"',
    '',
  ])('in the format %s', (format) => {
    expect(['plain', 'plus']).toContain(kindOfCode(format));
    expect(shown('65', format)).toMatch(/^\+?65$/);
  });

  it.each([
    ['0.5', 20],
    ['0', 14],
    ['-3', 14],
    ['60', 14],
    ['2958466', 14],
    ['1e9', 14],
  ])('%s in the built-in format %i', (value, format) => {
    expect(shown(value, format)).toBe(String(Number(value)));
  });

  it.each([0, 1, 2, 9, 11, 37, 40, 44, 48, 49])('in the built-in format %i', (format) => {
    expect(shown(day, format)).toBe(day);
  });
});

describe('a written date', () => {
  const written = (iso: string) => writeWorkbook([[{ kind: 'day', day: iso }]]);
  const days = fc
    .integer({ min: Date.UTC(1900, 2, 1), max: Date.UTC(9999, 11, 31) })
    .map((at) => new Date(at).toISOString().slice(0, 10));

  it('is a real date cell, and is read back the same', () => {
    fc.assert(
      fc.property(days, (iso) => {
        const parts = written(iso);
        expect(parts['xl/worksheets/sheet1.xml']).toMatch(/<c s="2"><v>\d+<\/v><\/c>/);
        expect(readTableFile(packWorkbook(parts))).toEqual({ kind: 'rows', rows: [[iso]] });
      }),
      { numRuns: 300 },
    );
  });

  it.each(['1899-12-31', '2026-02-30', '2026-13-01', 'tomorrow', ''])(
    'outside what spreadsheets support stays text: %s',
    (text) => {
      expect(serialOfDay(text)).toBeNull();
      expect(written(text)['xl/worksheets/sheet1.xml']).toContain('t="inlineStr"');
    },
  );

  it('is converted to its serial number and back', () => {
    fc.assert(
      fc.property(days, (iso) => {
        expect(dayOfSerial(serialOfDay(iso) ?? 0, false, true)).toBe(iso);
      }),
    );
  });
});
