import { useState } from 'react';
import { type PdSplit, splitBinocularPd } from '../../../domain/optics/binocular-pd.ts';
import { understoodAs } from '../../../domain/rx/draft/read-eye.ts';
import { type EyeSide, eyeSides } from '../../../domain/vocabulary/eye.ts';
import { writeEyeValue } from '../../../i18n/language/format-number.ts';
import { contentOf, type RxForm } from '../../../stores/rx/form.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { focusField } from '../form/focus.ts';

/** What was typed, and what was made of it. */
export interface SplitNotice extends PdSplit {
  readonly side: EyeSide;
  readonly typed: string;
  /** What stood in the other eye's field. */
  readonly other: string;
  /** What stands in each eye's field now. */
  readonly written: Readonly<Record<EyeSide, string>>;
}

const otherSide = { right: 'left', left: 'right' } as const;

function sideOf(name: string): EyeSide | undefined {
  return eyeSides.find((side) => name === `${side}.pd`);
}

/** A PD of both eyes is split in two where it was typed for one; never over another one that is written already. */
function splitTyped(form: RxForm, side: EyeSide): SplitNotice | null {
  const draft = contentOf(form);
  const typed = draft[side].pd;
  const other = draft[otherSide[side]].pd;
  const read = understoodAs('pd', typed);
  const split = read.kind === 'length' ? splitBinocularPd(read.value) : null;
  const isFree = draft.eyes !== 'both' || other === '' || other === typed;
  if (!split || !isFree) return null;
  for (const each of draft.eyes === 'both' ? eyeSides : [side]) {
    form.set(`${each}.pd`, writeEyeValue('pd', split[each], $locale.get()));
  }
  const { right, left } = contentOf(form);
  return { ...split, side, typed, other, written: { right: right.pd, left: left.pd } };
}

/** Splits a PD of both eyes when its field is left, says so, and takes it back on wish. */
export function usePdSplit(form: RxForm) {
  const [notice, setNotice] = useState<SplitNotice | null>(null);
  return {
    notice,
    split(name: string): void {
      const side = sideOf(name);
      const made = side ? splitTyped(form, side) : null;
      if (made) setNotice(made);
    },
    undo(): void {
      if (!notice) return;
      form.set(`${notice.side}.pd`, notice.typed);
      form.set(`${otherSide[notice.side]}.pd`, notice.other);
      setNotice(null);
      focusField(`${notice.side}.pd`);
    },
  };
}
