import { useRef } from 'react';
import { type PdSplit, splitBinocularPd } from '../../../domain/optics/binocular-pd.ts';
import type { RxDraft } from '../../../domain/rx/draft/draft.ts';
import { understoodAs } from '../../../domain/rx/draft/read-eye.ts';
import { type EyeSide, eyeSides } from '../../../domain/vocabulary/eye.ts';
import { writeEyeValue } from '../../../i18n/language/format-optics.ts';
import { contentOf, type RxForm } from '../../../stores/rx/form.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { focusField } from '../form/focus.ts';
import { useUndoableWrite } from '../form/use-undoable-write.ts';

const otherSide = { right: 'left', left: 'right' } as const;

function sideOf(name: string): EyeSide | undefined {
  return eyeSides.find((side) => name === `${side}.pd`);
}

type PdTexts = Partial<Record<EyeSide, string>>;

/**
 * Splits a binocular PD entered for one eye; null if the other eye has its own. What the `last` split wrote there is not
 * its own: whoever corrects 62 to 64 types it in the same field.
 */
function splitTyped(draft: RxDraft, side: EyeSide, last: PdTexts): PdSplit | null {
  const typed = draft[side].pd;
  const otherEye = otherSide[side];
  const other = draft[otherEye].pd;
  const read = understoodAs('pd', typed);
  const isFree = draft.eyes !== 'both' || ['', typed, last[otherEye]].includes(other);
  return isFree && read.kind === 'length' ? splitBinocularPd(read.value) : null;
}

/** Splits a binocular PD when its field is left, says so, and can undo it. */
export function usePdSplit(form: RxForm) {
  const { note, write, undo } = useUndoableWrite<PdSplit & { side: EyeSide }>(form);
  const last = useRef<PdTexts>({});
  return {
    note,
    split(name: string): void {
      const side = sideOf(name);
      const draft = contentOf(form);
      const split = side && splitTyped(draft, side, last.current);
      if (!side || !split) return;
      const sides = draft.eyes === 'both' ? eyeSides : [side];
      const changes = sides.map((each) => ({
        path: `${each}.pd` as const,
        text: writeEyeValue('pd', split[each], $locale.get()),
      }));
      last.current = Object.fromEntries(sides.map((each, at) => [each, changes[at]?.text]));
      write(changes, { ...split, side });
    },
    undo(): void {
      undo();
      if (note) focusField(`${note.side}.pd`);
    },
  };
}
