import { strToU8, zipSync } from 'fflate';
import { labFileNames } from '../../domain/lab-file/file-names.ts';
import { labOrderOf } from '../../domain/lab-file/of-rx.ts';
import { writeLabFile } from '../../domain/lab-file/write.ts';
import type { OrderSummary, PlacedRx } from '../../domain/order/order.ts';
import { downloadFile } from '../device/download-file.ts';
import { fetchLensKind } from '../orders/lens-kind.ts';
import { $signedIn } from '../shell/session.ts';
import { $paperwork, readWhole } from './paperwork.ts';

async function textOf(order: PlacedRx): Promise<Uint8Array> {
  const kind = await fetchLensKind(order.content.lens.design);
  return strToU8(writeLabFile(labOrderOf(order, kind)));
}

/** Downloads the lab files of the orders as one zip. Only prescriptions have one; the other orders are named in the result. */
export async function downloadLabFiles(orders: readonly OrderSummary[]): Promise<void> {
  const actor = $signedIn.get()?.user.id;
  const without = orders.filter(({ kind }) => kind !== 'rx').map(({ number }) => number);
  const { whole, unread } = await readWhole(orders.filter(({ kind }) => kind === 'rx'));
  if ($signedIn.get()?.user.id !== actor) return;
  const placed = whole.filter((order) => order.kind === 'rx');
  const names = labFileNames(placed.map(({ number }) => number));
  const files: Record<string, Uint8Array> = {};
  for (const [place, order] of placed.entries()) files[names[place] ?? ''] = await textOf(order);
  if (placed.length > 0) {
    const zip = new Blob([zipSync(files)], { type: 'application/zip' });
    downloadFile('lab-files.zip', zip);
  }
  $paperwork.set({ kind: 'files', count: placed.length, without, unread });
}
