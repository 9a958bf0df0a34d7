import { asFirstPair } from '../../domain/order/first-pair.ts';
import { pairDeadline } from '../../domain/prices/pair-deadline.ts';
import type { FirstPair, RxDraft } from '../../domain/rx/draft/draft.ts';
import { draftOfPair } from '../../domain/rx/draft/draft-of-order.ts';
import type { FoundRx } from '../../domain/rx-history/earlier-draft.ts';
import { eyeSides } from '../../domain/vocabulary/eye.ts';
import { labDay } from '../../domain/vocabulary/lab-day.ts';
import { writeNumber } from '../../i18n/language/format-number.ts';
import type { Locale } from '../../i18n/language/locale.ts';
import { labNow } from '../browser-support/lab-now.ts';
import { $correcting } from '../correcting/correcting.ts';
import { $catalogue } from '../rx/catalogue.ts';
import type { TextChange } from '../rx/form.ts';
import { eyePaths, type TextPath, textAt } from '../rx/paths.ts';

const names = ['reference', 'patient'] as const;

/**
 * The changes a second pair makes to the form: the eyes with their centration, and the reference and patient if they
 * are still empty. The lens stays; its use changes only to or from reading.
 */
export function changesOfPair(draft: RxDraft, earlier: FoundRx, locale: Locale): TextChange[] {
  const pair = draftOfPair(earlier, (latin) => writeNumber(latin, locale));
  const paths: TextPath[] = [
    ...names.filter((name) => draft[name] === ''),
    'eyes',
    ...eyeSides.filter((side) => earlier[side] !== null).flatMap((side) => eyePaths[side]),
  ];
  const changesUse = (draft.use === 'near') !== (earlier.use === 'near');
  if (changesUse) paths.push('use');
  return paths.map((path) => ({ path, text: textAt(pair, path) }));
}

/**
 * The earlier order as the first pair of the order being typed; null if it cannot be one, or if the lab no longer gives
 * a discount for it. The current first pair, `present`, stays in a correction and if the same order is chosen again.
 */
export function firstPairFrom(earlier: FoundRx, present: FirstPair | null): FirstPair | null {
  if ($correcting.get() || present?.id === earlier.id) return present;
  const { number, mayBeFirst } = earlier;
  if (!number || !mayBeFirst) return null;
  const pair = asFirstPair({ ...earlier, number });
  const last = pairDeadline($catalogue.get()?.terms, pair.since);
  return last !== null && labDay(labNow().getTime()) <= last ? pair : null;
}
