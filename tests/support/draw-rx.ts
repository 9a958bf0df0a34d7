import {
  type DrawnRx,
  drawLenses,
  frameFactsOf,
  type RxDrawing,
} from '../../src/domain/drawing/drawn-rx.ts';
import { drawFrame } from '../../src/domain/drawing/frame-drawing.ts';

/** The complete drawing of an order, as the panel builds it. */
export function drawRx(rx: DrawnRx): RxDrawing {
  const facts = frameFactsOf(rx);
  const front = facts && drawFrame(facts);
  return { front, ...drawLenses(rx, front) };
}
