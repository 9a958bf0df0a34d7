import { memo, useId, useMemo } from 'react';
import { type DrawnRx, drawRx } from '../../domain/drawn-rx.ts';
import { RxPicture } from '../../ui/drawing/RxPicture.tsx';
import { usePaper } from './use-paper.ts';

const Picture = memo(RxPicture);

/** Draws an order as wide as there is room; anew only when what is drawn or the room has changed. */
export function DrawingView({ rx, chosen }: { rx: DrawnRx; chosen: number | null }) {
  const { paper, sheet } = usePaper();
  const id = useId();
  const drawing = useMemo(() => drawRx(rx), [rx]);
  return (
    <div className="drawing-sheet" ref={sheet}>
      <Picture drawing={drawing} paper={paper} chosen={chosen} id={id} />
    </div>
  );
}
