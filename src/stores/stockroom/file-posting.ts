import { stockroomPaths } from '../../api/stockroom/paths.ts';
import { composePosting, type TypedItem } from '../../domain/stockroom/compose-posting.ts';
import { judgePosting, type Move } from '../../domain/stockroom/judge-posting.ts';
import type { PostingKind } from '../../domain/stockroom/movement-kind.ts';
import type { Posting } from '../../domain/stockroom/posting.ts';
import type { ShelfStates } from '../../domain/stockroom/shelf-chart.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { faultMessage } from '../../i18n/stockroom/item-words.ts';
import { fileAmounts, shelfFiles } from '../../i18n/stockroom/shelf-files.ts';
import { stockroom } from '../../i18n/stockroom/stockroom.ts';
import { tableFile } from '../../i18n/table-file/table-file.ts';
import type { ImportAnswer, ImportChange } from '../table-file/import.ts';
import { askOnce } from './ask-once.ts';
import { nameOfItem } from './item-names.ts';
import { $head } from './typed.ts';

/** An item and its pieces in a row of a file. */
export interface FileLine {
  row: number;
  item: string;
  pieces: number;
}

const lineOf = ({ path }: Issue) => Number(path.split('.')[1]);

async function enter(posting: Posting): Promise<Message | null> {
  const asked = await askOnce(stockroomPaths.postings, posting);
  if (asked.kind === 'answer') return null;
  if (asked.kind === 'problem') return stockroom.texts[asked.problem];
  const [issue] = asked.issues;
  const line = issue && posting.lines[lineOf(issue)];
  if (!line) return stockroom.texts.unknown;
  return fill(shelfFiles.texts.refused, {
    item: nameOfItem(line.item),
    why: faultMessage(issue),
  });
}

function describeChange({ item, pieces }: Move, states: ShelfStates): ImportChange {
  const before = states.get(item)?.onHand ?? 0;
  const what = fill(shelfFiles.texts.move, {
    item: nameOfItem(item),
    before: countText(before),
    after: countText(before + pieces),
  });
  return { what, values: [] };
}

/** Previews what the lines of a file would move, by the current stock. */
export function previewPosting(
  kind: PostingKind,
  lines: readonly FileLine[],
  states: ShelfStates,
): ImportAnswer {
  const head = $head.get();
  if (kind === 'correction' && head.reason === 'other' && head.note.trim() === '') {
    return { kind: 'problem', text: stockroom.texts.noteMissing };
  }
  const typed = lines.map(({ item, pieces }): TypedItem => {
    return { item, pieces, state: states.get(item) };
  });
  const posting = composePosting({ ...head, kind }, typed);
  // A stocktake without differences is recorded, but not a posting without lines.
  if (posting.lines.length === 0) return { kind: 'problem', text: tableFile.texts.nothing };
  const { moves, issues } = judgePosting(posting, ({ item }) => {
    const onHand = states.get(item)?.onHand;
    return onHand === undefined ? undefined : { onHand, seenOnHand: onHand };
  });
  if (issues.length > 0) {
    const faults = issues.map((issue) => ({
      row: lines[lineOf(issue)]?.row ?? 0,
      where: fileAmounts.texts[kind],
      why: faultMessage(issue),
    }));
    return { kind: 'faults', faults };
  }
  const changed = moves
    .filter(({ pieces }) => pieces !== 0)
    .map((move) => describeChange(move, states));
  return {
    kind: 'preview',
    preview: { added: [], changed, removed: [], apply: () => enter(posting) },
  };
}
