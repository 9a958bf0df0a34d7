import { type ComponentType, useEffect, useState } from 'react';
import { drawingToggle } from '../../../i18n/drawing/toggle/drawing-toggle.ts';
import { $drawingShown, showDrawing } from '../../../stores/rx/drawing.ts';
import drawingSheet from '../../../styles/drawing.scss?url';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { lateSheet } from '../../base/late-sheet.ts';
import { useLive } from '../../base/use-live.ts';

type View<Given> = { View: ComponentType<Given> };
type LateDrawingProps<Given> = { load: () => Promise<View<Given>>; given: Given };

const { texts } = drawingToggle;

/** Loads the drawing component and its stylesheet on first use; null while loading. */
function useView<Given>(load: () => Promise<View<Given>>, isWanted: boolean) {
  const [view, setView] = useState<View<Given> | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loader is the same function on every render.
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    Promise.all([load(), lateSheet(drawingSheet)])
      .then(([{ View }]) => !isOver && setView({ View }))
      .catch(() => !isOver && setView('failed'));
    return () => {
      isOver = true;
    };
  }, [isWanted]);
  return view;
}

/** Drawing behind a button; the device remembers whether it is open. */
export function LateDrawing<Given extends object>({ load, given }: LateDrawingProps<Given>) {
  const isShown = useLive($drawingShown, false);
  const view = useView(load, isShown);
  return (
    <section className="surface">
      <button
        type="button"
        className="btn btn-outline-primary"
        aria-expanded={isShown}
        onClick={() => showDrawing(!isShown)}
      >
        <Icon name="eyeglasses" />
        <Text of={isShown ? texts.hide : texts.show} />
      </button>
      {isShown && <ShownDrawing view={view} given={given} />}
    </section>
  );
}

function ShownDrawing<Given extends object>({
  view,
  given,
}: {
  view: View<Given> | 'failed' | null;
  given: Given;
}) {
  if (view === null || view === 'failed') {
    return (
      <p role="status">
        <Text of={view === null ? texts.loading : texts.failed} />
      </p>
    );
  }
  return <view.View {...given} />;
}
