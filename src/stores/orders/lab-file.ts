import { labOrderOf } from '../../domain/lab-file/of-rx.ts';
import { writeLabFile } from '../../domain/lab-file/write.ts';
import type { PlacedRx } from '../../domain/order/order.ts';
import { downloadFile } from '../device/download-file.ts';
import { $catalogue } from '../rx/catalogue.ts';

/** Downloads an order as a file for lab software. */
export function downloadLabFile(order: PlacedRx): void {
  const designs = $catalogue.get()?.designs ?? [];
  const kind = designs.find(({ id }) => id === order.content.lens.design)?.kind ?? null;
  const text = writeLabFile(labOrderOf(order, kind));
  downloadFile(`${order.number}.vca`, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}
