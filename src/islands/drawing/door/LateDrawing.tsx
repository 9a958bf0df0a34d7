import { type ComponentType, useEffect, useState } from 'react';
import { drawingDoor } from '../../../i18n/drawing/door/drawing-door.ts';
import { $drawingShown, showDrawing } from '../../../stores/rx/drawing.ts';
import drawingSheet from '../../../styles/drawing.scss?url';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { lateSheet } from '../../base/late-sheet.ts';
import { useLive } from '../../base/use-live.ts';

type View<Given> = { View: ComponentType<Given> };
type LateDrawingProps<Given> = { load: () => Promise<View<Given>>; given: Given };

const { texts } = drawingDoor;

/** Fetches what draws, with its sheet, once it is wanted; null while it is on its way. */
function useView<Given>(load: () => Promise<View<Given>>, isWanted: boolean) {
  const [view, setView] = useState<View<Given> | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded is the same at every render.
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

/** The drawing behind a button; whether it is shown is remembered on the device. */
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
      {isShown && <Shown view={view} given={given} />}
    </section>
  );
}

function Shown<Given extends object>({
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
