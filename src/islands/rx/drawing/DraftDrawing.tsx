import { useEffect, useState } from 'react';
import type { LensCatalogue } from '../../../domain/catalogue/lens.ts';
import { drawnDraft } from '../../../domain/drawing/drawn-draft.ts';
import type { DrawnRx } from '../../../domain/drawing/drawn-rx.ts';
import type { RxDraft } from '../../../domain/rx/draft/draft.ts';
import { $catalogue } from '../../../stores/rx/catalogue.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import { knownOf } from '../../../stores/rx/reading.ts';
import { useLive } from '../../base/use-live.ts';
import { DrawingView } from '../../drawing/DrawingView.tsx';
import { useStable } from '../../drawing/use-stable.ts';
import { ChooserButton } from '../lazy/chooser/ChooserButton.tsx';

interface Drawn {
  readonly rx: DrawnRx;
  readonly chosen: number | null;
}

function drawnNow(draft: RxDraft, catalogue: LensCatalogue | null): Drawn {
  return { rx: drawnDraft(knownOf(draft), catalogue), chosen: Number(draft.lens.index) || null };
}

/** The draft as far as it can be drawn. */
function useDrawnDraft({ $debounced }: RxForm): Drawn {
  const catalogue = useLive($catalogue, null);
  const [drawn, setDrawn] = useState(() => drawnNow($debounced.get(), catalogue));
  useEffect(
    () => $debounced.subscribe((draft) => setDrawn(drawnNow(draft, catalogue))),
    [$debounced, catalogue],
  );
  return useStable(drawn);
}

/** Drawing of the draft, and the button that shows its lenses to the customer. */
export function DraftDrawing({ form }: { form: RxForm }) {
  const { rx, chosen } = useDrawnDraft(form);
  return (
    <>
      <DrawingView rx={rx} chosen={chosen} />
      <ChooserButton form={form} />
    </>
  );
}
