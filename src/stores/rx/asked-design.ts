import type { LensCatalogue } from '../../domain/catalogue/lens.ts';
import { findDesign } from '../../domain/catalogue/lens-availability.ts';
import { chooseDesign } from '../../domain/rx/draft/choose-design.ts';
import { isEmptyDraft } from '../../domain/rx/draft/draft-content.ts';
import { fill } from '../../i18n/language/message.ts';
import { askedDesign } from '../../i18n/rx/lazy/asked-design.ts';
import { askedNames } from '../../panel/asked-names.ts';
import { takeAsked } from '../compose/take-asked.ts';
import { toast } from '../shell/toasts.ts';
import { $catalogue } from './catalogue.ts';
import type { RxForm } from './form.ts';

const { texts } = askedDesign;

function whenKnown(): Promise<LensCatalogue> {
  return new Promise((resolve) => {
    const stop = $catalogue.subscribe((catalogue) => {
      if (!catalogue) return;
      resolve(catalogue);
      queueMicrotask(() => stop());
    });
  });
}

/**
 * Chooses the design named in the URL, unless the draft already has one. Returns the field to continue with; null if
 * nothing had been typed yet, or the lab has no such design.
 */
export async function chooseAskedDesign(
  form: RxForm,
): Promise<'lens.design' | 'lens.index' | null> {
  const id = takeAsked(askedNames.design);
  const catalogue = await whenKnown();
  const name = findDesign(catalogue, id)?.name;
  if (!name) return null;
  const draft = form.$draft.get();
  const lens = chooseDesign(draft.lens, id, catalogue);
  toast({
    kind: 'info',
    text: fill(texts[lens ? 'chosen' : 'kept'], { name: [name.fa, name.en] }),
  });
  if (!lens) return 'lens.design';
  const wasEmpty = isEmptyDraft(draft);
  form.setAll([
    { path: 'lens.kind', text: lens.kind },
    { path: 'lens.design', text: lens.design },
  ]);
  return wasEmpty ? null : 'lens.index';
}
