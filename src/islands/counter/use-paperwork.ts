import { type ComponentType, useCallback, useState } from 'react';
import { $isAllMatching } from '../../stores/counter/all-matching.ts';
import { $canPrint, chosenToPrint } from '../../stores/counter/chosen.ts';
import { $paperwork, readWhole } from '../../stores/counter/paperwork.ts';
import { $selectedOrders } from '../../stores/counter/selection.ts';
import ticketSheet from '../../styles/ticket.scss?url';
import type { TicketPaper } from '../../ui/ticket/TicketFrame.tsx';
import { lazy } from '../base/lazy-code.ts';
import { lazySheet } from '../base/lazy-sheet.ts';
import type { Job } from './TicketJob.tsx';

type JobView = ComponentType<Job & { onOver: () => void }>;

const labFiles = lazy(() => import('../../stores/counter/lab-files.ts'));
const ticketJob = lazy(async () => (await import('./TicketJob.tsx')).TicketJob);

/** Only one job runs at a time. */
const isBusy = () => $paperwork.get()?.kind === 'reading';

/** Whether the selected orders can be taken at once. */
const canTake = () =>
  $selectedOrders.get().length > 0 && (!$isAllMatching.get() || $canPrint.get());

async function whenLoaded(act: () => Promise<void>): Promise<void> {
  if (isBusy() || !canTake()) return;
  await act().catch(() => $paperwork.set({ kind: 'failed' }));
}

/** Downloads the lab files of the selected orders. */
export function downloadSelected(): Promise<void> {
  return whenLoaded(async () => {
    const { downloadLabFiles } = await labFiles.fetch();
    await downloadLabFiles(await chosenToPrint());
  });
}

/** Prints the tickets of the selected orders. The caller renders `printing`. */
export function usePaperwork() {
  const [printing, setPrinting] = useState<{ View: JobView; job: Job } | null>(null);
  const end = useCallback(() => setPrinting(null), []);
  const print = (paper: TicketPaper) =>
    whenLoaded(async () => {
      const [TicketJob, sheet] = await Promise.all([ticketJob.fetch(), lazySheet(ticketSheet)]);
      const { whole, unread } = await readWhole(await chosenToPrint());
      $paperwork.set({ kind: 'printed', count: whole.length, unread });
      if (whole.length > 0) setPrinting({ View: TicketJob, job: { orders: whole, paper, sheet } });
    });
  return { printing, print, end };
}
