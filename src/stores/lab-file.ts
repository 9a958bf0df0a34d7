import { labOrderOf } from '../domain/lab-of-rx.ts';
import { writeLabFile } from '../domain/lab-writing.ts';
import type { PlacedRx } from '../domain/order.ts';
import { $catalogue } from './catalogue.ts';

/** Hands an order to the reader as a file for a lab's software. */
export function downloadLabFile(order: PlacedRx): void {
  const designs = $catalogue.get()?.designs ?? [];
  const kind = designs.find(({ id }) => id === order.content.lens.design)?.kind ?? null;
  const text = writeLabFile(labOrderOf(order, kind));
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${order.number}.vca`;
  link.click();
  // The browser has taken the file by the time the event loop turns.
  setTimeout(() => URL.revokeObjectURL(address));
}
