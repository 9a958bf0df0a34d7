import { useId, useMemo } from 'react';
import {
  type DrawnRx,
  drawLenses,
  frameFactsOf,
  type RxDrawing,
} from '../../domain/drawing/drawn-rx.ts';
import { drawFrame } from '../../domain/drawing/frame-drawing.ts';
import { RxPicture } from '../../ui/drawing/RxPicture.tsx';
import { usePaper } from './use-paper.ts';
import { useStable } from './use-stable.ts';

/** Unchanged parts keep their identity, so that they don't render again. */
function useDrawing(rx: DrawnRx): RxDrawing {
  const facts = useStable(frameFactsOf(rx));
  const front = useMemo(() => facts && drawFrame(facts), [facts]);
  const { right, left, view } = useMemo(() => drawLenses(rx, front), [rx, front]);
  return { front, right: useStable(right), left: useStable(left), view: useStable(view) };
}

/** Drawing of an order in the available width. Renders again only what has changed. */
export function DrawingView({ rx, chosen }: { rx: DrawnRx; chosen: number | null }) {
  const { paper, sheet } = usePaper();
  const id = useId();
  return (
    <div className="drawing-sheet" ref={sheet}>
      <RxPicture
        drawing={useDrawing(rx)}
        isForNear={rx.isForNear}
        paper={paper}
        chosen={chosen}
        id={id}
      />
    </div>
  );
}
