import { labOrderOf } from '../../domain/lab-file/of-rx.ts';
import { writeLabFile } from '../../domain/lab-file/write.ts';
import type { PlacedRx } from '../../domain/order/order.ts';
import { downloadFile } from '../device/download-file.ts';
import { fetchLensKind } from './lens-kind.ts';

/** Downloads an order as a file for lab software. */
export async function downloadLabFile(order: PlacedRx): Promise<void> {
  const kind = await fetchLensKind(order.content.lens.design);
  const text = writeLabFile(labOrderOf(order, kind));
  downloadFile(`${order.number}.vca`, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}
