import { withQuery } from '../../api/api-path.ts';
import { frameListPaths } from '../../api/frame-list/paths.ts';
import { frameMaterials, frameTypes, standardShapes } from '../../domain/frame/frame-choices.ts';
import { frameKey } from '../../domain/frame/last-frames.ts';
import { type FrameField, frameLimits } from '../../domain/frame/measurements.ts';
import { isEdBelowBox } from '../../domain/frame-list/ed-fault.ts';
import {
  type FrameEntry,
  type ListedFrame,
  mostSaved,
} from '../../domain/frame-list/frame-entry.ts';
import {
  changedFields,
  type FrameFileRow,
  fileMatch,
  frameFileRow,
} from '../../domain/frame-list/frame-file.ts';
import { findUnsound } from '../../domain/rx/known-number.ts';
import { knownNumber } from '../../domain/rx/number-fields.ts';
import { choiceCells, orNothing, textCells } from '../../domain/table-file/cells.ts';
import type { Column, Columns } from '../../domain/table-file/column.ts';
import type { ReadRow } from '../../domain/table-file/read-table.ts';
import { textLimits } from '../../domain/vocabulary/limits.ts';
import { frameFiles, frameColumnTitles as titles } from '../../i18n/frame-list/frame-files.ts';
import { frameFaults, frameList as words } from '../../i18n/frame-list/frame-list.ts';
import type { Message } from '../../i18n/language/message.ts';
import { frameName } from '../../i18n/rx/lazy/frame-choice.ts';
import { orderFacts } from '../../i18n/rx/lazy/order-facts.ts';
import { newId } from '../device/records/new-id.ts';
import { changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { readOwn } from '../shell/read-own.ts';
import { toast } from '../shell/toasts.ts';
import {
  createImport,
  type FoundColumns,
  type ImportAnswer,
  type ImportChange,
  type ImportFault,
} from '../table-file/import.ts';
import { downloadTable } from '../table-file/write-file.ts';
import { frameList } from './frame-list.ts';

const { texts } = frameFiles;

const text = textCells({ most: textLimits.frame });
const name = textCells({ least: 1, most: textLimits.frame });

/** Millimetres in the file, tenths in the row; a cell may be empty. */
const measure = (field: FrameField): Column<number | null> => ({
  title: titles[field],
  ...orNothing<number>({
    write: (tenths) => ({ kind: 'number', value: tenths / 10 }),
    read: (cell) => {
      const value = knownNumber(`frame.${field}`, cell);
      if (typeof value !== 'number') return { fault: 'notANumber' };
      return findUnsound(value, frameLimits[field]) ? { fault: 'outOfRange' } : { value };
    },
  }),
});

const columns: Columns<FrameFileRow> = {
  brand: { title: titles.brand, ...name, isRequired: true },
  alias: { title: titles.alias, ...text },
  model: { title: titles.model, ...name, isRequired: true },
  size: { title: titles.size, ...text },
  type: { title: titles.type, ...orNothing(choiceCells(frameTypes, orderFacts.texts)) },
  shape: { title: titles.shape, ...orNothing(choiceCells(standardShapes, orderFacts.texts)) },
  material: {
    title: titles.material,
    ...orNothing(choiceCells(frameMaterials, orderFacts.texts)),
  },
  a: measure('a'),
  b: measure('b'),
  dbl: measure('dbl'),
  ed: measure('ed'),
};

/** Reads all frames; null when they cannot be read. */
async function readAll(): Promise<ListedFrame[] | null> {
  const all: ListedFrame[] = [];
  let next: string | null = null;
  do {
    const query = `limit=500${next ? `&after=${next}` : ''}`;
    const path: typeof frameListPaths.frames = withQuery(frameListPaths.frames, query);
    const page = await readOwn(path);
    if (page.kind !== 'read') return null;
    all.push(...page.value.frames);
    next = page.value.next;
  } while (next);
  return all;
}

/** Downloads the list as a file that can be edited and imported. */
export async function downloadFrames(format: 'csv' | 'xlsx'): Promise<void> {
  const all = await readAll();
  if (!all) return toast({ kind: 'danger', text: words.texts.failed });
  downloadTable('adasi-frames', format, { columns, rows: all.map(frameFileRow) });
}

function describeChange(entry: FrameEntry, before: FrameEntry | undefined): ImportChange {
  const said = (value: FrameEntry[keyof FrameEntry]): Message => {
    const written = typeof value === 'number' ? String(value / 10) : (value ?? '');
    return written === '' ? texts.none : [written, written];
  };
  const fields = before
    ? changedFields(before, entry)
    : (Object.keys(titles) as (keyof FrameEntry)[]).filter((field) => entry[field]);
  const values = fields.map((field) => ({
    name: titles[field],
    before: before ? said(before[field]) : null,
    after: said(entry[field]),
  }));
  const what = frameName(entry);
  return { what: [what, what], values };
}

/** Faults of rows beyond those of single cells: a frame in two rows, or an ED below its box. */
function faultsOf(rows: readonly { row: number; entry: FrameEntry }[]): ImportFault[] {
  const seen = new Set<string>();
  return rows.flatMap(({ row, entry }): ImportFault[] => {
    const key = frameKey(entry);
    const isRepeated = seen.has(key);
    seen.add(key);
    if (isRepeated) return [{ row, where: titles.model, why: texts.repeated }];
    return isEdBelowBox(entry)
      ? [{ row, where: titles.ed, why: frameFaults.texts.edBelowBox }]
      : [];
  });
}

type Saved = { id: string; entry: FrameEntry };

async function save(frames: readonly Saved[]): Promise<Message | null> {
  if (frames.length === 0) return null;
  const call = { method: 'PUT', body: { frames: [...frames] } } as const;
  const saved = await changeOwn(frameListPaths.frames, call);
  if (saved.kind !== 'done') return words.texts[whyUnchanged(saved)];
  void frameList.reload();
  return null;
}

async function preview(
  rows: readonly ReadRow<FrameFileRow>[],
  found: FoundColumns,
): Promise<ImportAnswer> {
  const all = await readAll();
  if (!all) return { kind: 'problem', text: words.texts.failed };
  const known = new Map(all.map((frame) => [frameKey(frame), frame]));
  const asked = rows.map(({ row, value }) => ({ row, ...fileMatch(value, found, known) }));
  const faults = faultsOf(asked);
  if (faults.length > 0) return { kind: 'faults', faults };
  const saved = asked
    .filter(({ before, entry }) => !before || changedFields(before, entry).length > 0)
    .map(({ before, entry }) => ({ id: before?.id ?? newId(), before, entry }));
  if (saved.length > mostSaved) return { kind: 'problem', text: texts.tooMany };
  const changes = (isNew: boolean) =>
    saved
      .filter(({ before }) => !before === isNew)
      .map(({ entry, before }) => describeChange(entry, before));
  return {
    kind: 'preview',
    preview: {
      added: changes(true),
      changed: changes(false),
      removed: [],
      notes: [texts.stays],
      apply: () => save(saved.map(({ id, entry }) => ({ id, entry }))),
    },
  };
}

/** The import of a file of frames: all of it or nothing. */
export const frameImport = () => createImport<FrameFileRow>({ name: 'frames', columns, preview });
