import {
  type DrawnRx,
  drawLenses,
  frameFactsOf,
  type RxDrawing,
} from '../../src/domain/drawing/drawn-rx.ts';
import { drawFrame } from '../../src/domain/drawing/frame-drawing.ts';

/** The whole drawing of an order, as the panel puts it together. */
export function drawRx(rx: DrawnRx): RxDrawing {
  const facts = frameFactsOf(rx);
  const front = facts && drawFrame(facts);
  return { front, ...drawLenses(rx, front) };
}
