import type { PreviewAnswer, RevisionRequest } from '../../api/revisions/contract.ts';
import { revisionPaths } from '../../api/revisions/paths.ts';
import { composeChanges } from '../../domain/stockroom/compose-changes.ts';
import type { ShelfStates } from '../../domain/stockroom/shelf-chart.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { faultMessage, levelWords } from '../../i18n/stockroom/item-words.ts';
import { fileAmounts, shelfFiles } from '../../i18n/stockroom/shelf-files.ts';
import { stockroom } from '../../i18n/stockroom/stockroom.ts';
import { newId } from '../device/records/new-id.ts';
import { refreshStock } from '../stock/stock.ts';
import type { ImportAnswer, ImportChange } from '../table-file/import.ts';
import { type Asked, ask, askOnce } from './ask-once.ts';
import type { FileLine } from './file-posting.ts';
import { nameOfItem } from './item-names.ts';
import { faultsOf, latestRevision } from './revise.ts';
import { $head } from './typed.ts';

type Task = 'levels' | 'powers';
type Changed = PreviewAnswer['changed'];

const nothing = { added: [], changed: [], removed: [], apply: async () => null };

const nameOf = ({ item }: Changed[number]) => nameOfItem(item.replace(/^stockCell /, ''));

const named = (changed: Changed[number]): ImportChange => ({ what: nameOf(changed), values: [] });

const releveled = (changed: Changed[number]): ImportChange => ({
  what: fill(shelfFiles.texts.move, {
    item: nameOf(changed),
    before: levelWords(changed.before),
    after: levelWords(changed.after),
  }),
  values: [],
});

const problemOf = (asked: Exclude<Asked<unknown>, { kind: 'answer' }>): Message =>
  asked.kind === 'problem' ? stockroom.texts[asked.problem] : stockroom.texts.changedMeanwhile;

async function save(request: RevisionRequest): Promise<Message | null> {
  const asked = await askOnce(revisionPaths.all, request);
  if (asked.kind !== 'answer') return problemOf(asked);
  // The charts of the lenses may have changed.
  await refreshStock();
  return null;
}

/** Asks the lab what the levels or powers in a file would change. */
export async function previewRevision(
  task: Task,
  lines: readonly FileLine[],
  states: ShelfStates,
): Promise<ImportAnswer> {
  const typed = lines.map(({ item, pieces }) => ({ item, pieces, state: states.get(item) }));
  const changes = composeChanges(task, typed);
  if (changes.length === 0) return { kind: 'preview', preview: nothing };
  const base = await latestRevision();
  if (base === undefined) return { kind: 'problem', text: stockroom.texts.unread };
  const request = { id: newId(), base, note: $head.get().note, kind: 'import', changes } as const;
  const asked = await ask(revisionPaths.preview, request);
  if (asked.kind === 'refused' && asked.issues.length > 0) {
    const rows = new Map(lines.map(({ item, row }) => [item, row]));
    const faults = faultsOf(changes, asked.issues).map(({ item, issue }) => {
      return { row: rows.get(item) ?? 0, where: fileAmounts.texts[task], why: faultMessage(issue) };
    });
    return { kind: 'faults', faults };
  }
  if (asked.kind !== 'answer') return { kind: 'problem', text: problemOf(asked) };
  const { added, changed, removed } = asked.value;
  return {
    kind: 'preview',
    preview: {
      added: added.map(named),
      changed: changed.map(releveled),
      removed: removed.map(named),
      apply: () => save(request),
    },
  };
}
