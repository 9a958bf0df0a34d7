import { attributeOf, tagsIn } from './xml-tags.ts';

/** A sheet of cells in a workbook, with its path in the archive. */
export type WorkbookSheet = {
  readonly name: string;
  readonly path: string;
  readonly isHidden: boolean;
};

/** Sheets without cells, by the type of their relation: charts, and dialogs and macros of old versions. */
const withoutCells = /\/(?:chartsheet|dialogsheet|\w*macrosheet)$/i;

/** Sheets with cells, in tab order. */
export function listSheets(workbook: string, relations: string): WorkbookSheet[] {
  const targets = new Map(
    [...tagsIn(relations)].flatMap((tag) => {
      const [id, target] = [attributeOf(tag, 'Id'), attributeOf(tag, 'Target')];
      const isOfCells = !withoutCells.test(attributeOf(tag, 'Type') ?? '');
      return id && target && isOfCells ? [[id, pathOf(target)] as const] : [];
    }),
  );
  return [...tagsIn(workbook)].flatMap((tag): WorkbookSheet[] => {
    if (tag.name !== 'sheet' || tag.kind === 'close') return [];
    const path = targets.get(/\s\w+:id="([^"]+)"/.exec(tag.attributes)?.[1] ?? '');
    const state = attributeOf(tag, 'state') ?? 'visible';
    const name = attributeOf(tag, 'name') ?? '';
    return path === undefined ? [] : [{ name, path, isHidden: state !== 'visible' }];
  });
}

const pathOf = (target: string) =>
  target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;

/** Whether a workbook counts days from 1904, as Excel for Mac once did. */
export function isOf1904(workbook: string): boolean {
  const settings = [...tagsIn(workbook)].find(({ name }) => name === 'workbookPr');
  return ['1', 'true'].includes((settings && attributeOf(settings, 'date1904')) ?? '');
}

/** Rows of a sheet that have content. */
export function countRows(sheet: string): number {
  let count = 0;
  let isCounted = false;
  for (const { name, kind, before } of tagsIn(sheet)) {
    if (name === 'row' && kind === 'open') isCounted = false;
    const isContent = /^[vft]$/.test(name) && kind === 'close' && before.trim() !== '';
    if (!isContent || isCounted) continue;
    isCounted = true;
    count += 1;
  }
  return count;
}
