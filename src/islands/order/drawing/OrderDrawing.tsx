import { useEffect, useMemo } from 'react';
import { drawnOrder } from '../../../domain/drawing/drawn-order.ts';
import type { RxOrder } from '../../../domain/rx/rx-order.ts';
import { $catalogue, followCatalogue } from '../../../stores/rx/catalogue.ts';
import { useLive } from '../../base/use-live.ts';
import { DrawingView } from '../../drawing/DrawingView.tsx';

export function OrderDrawing({ content }: { content: RxOrder }) {
  useEffect(followCatalogue, []);
  const catalogue = useLive($catalogue, null);
  const rx = useMemo(() => drawnOrder(content, catalogue), [content, catalogue]);
  return <DrawingView rx={rx} chosen={content.lens.index} />;
}
