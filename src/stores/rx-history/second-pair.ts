import type { RxDraft } from '../../domain/rx/draft/draft.ts';
import { draftOfPair } from '../../domain/rx/draft/draft-of-order.ts';
import type { FoundRx } from '../../domain/rx-history/earlier-draft.ts';
import { eyeSides } from '../../domain/vocabulary/eye.ts';
import { writeNumber } from '../../i18n/language/format-number.ts';
import type { Locale } from '../../i18n/language/locale.ts';
import type { TextChange } from '../rx/form.ts';
import { eyePaths, type TextPath, textAt } from '../rx/paths.ts';

const names = ['reference', 'patient'] as const;

/**
 * What a second pair writes into the form: the eyes with their centration, and whose they are where that is not typed.
 * The lens is left as it is; only powers for reading say what it is for.
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
