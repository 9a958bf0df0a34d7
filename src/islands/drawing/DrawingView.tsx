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
import { useSame } from './use-same.ts';

/** An order drawn; a part of it that did not change is the same object as before. */
function useDrawing(rx: DrawnRx): RxDrawing {
  const facts = useSame(frameFactsOf(rx));
  const front = useMemo(() => facts && drawFrame(facts), [facts]);
  const { right, left, view } = useMemo(() => drawLenses(rx, front), [rx, front]);
  return { front, right: useSame(right), left: useSame(left), view: useSame(view) };
}

/** Draws an order as wide as there is room; of it, anew only what changed. */
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
