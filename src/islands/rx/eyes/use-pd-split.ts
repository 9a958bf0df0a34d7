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

/** Splits a binocular PD entered for one eye; null if the other eye has its own. */
function splitTyped(draft: RxDraft, side: EyeSide): PdSplit | null {
  const typed = draft[side].pd;
  const other = draft[otherSide[side]].pd;
  const read = understoodAs('pd', typed);
  const isFree = draft.eyes !== 'both' || other === '' || other === typed;
  return isFree && read.kind === 'length' ? splitBinocularPd(read.value) : null;
}

/** Splits a binocular PD when its field is left, says so, and can undo it. */
export function usePdSplit(form: RxForm) {
  const { note, write, undo } = useUndoableWrite<PdSplit & { side: EyeSide }>(form);
  return {
    note,
    split(name: string): void {
      const side = sideOf(name);
      const draft = contentOf(form);
      const split = side && splitTyped(draft, side);
      if (!side || !split) return;
      const sides = draft.eyes === 'both' ? eyeSides : [side];
      const changes = sides.map((each) => ({
        path: `${each}.pd` as const,
        text: writeEyeValue('pd', split[each], $locale.get()),
      }));
      write(changes, { ...split, side });
    },
    undo(): void {
      undo();
      if (note) focusField(`${note.side}.pd`);
    },
  };
}
