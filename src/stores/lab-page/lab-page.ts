import { atom } from 'nanostores';
import { readApi } from '../../api/client.ts';
import type { LabPageAnswer } from '../../api/lab-page/contract.ts';
import { labPagePath } from '../../api/lab-page/paths.ts';
import type { LabPage } from '../../domain/lab-page/lab-page.ts';
import { $apiReachable } from '../shell/session.ts';

/** The lab's contact details; null until the lab has entered them, undefined until they are read. */
export const $labPage = atom<LabPage | null | undefined>(undefined);

/** The next days off other than the weekly ones, soonest first. */
export const $holidays = atom<readonly string[]>([]);

/** Progress or result of reading it. */
export const $labPageReading = atom<'reading' | 'done' | 'offline' | 'failed'>('reading');

/** Shows an answer. */
export function showLabPage({ page, holidays }: LabPageAnswer): void {
  $labPage.set(page);
  $holidays.set(holidays);
}

/** Reads the page; the previous one stays until the answer. */
export async function readLabPage(): Promise<void> {
  $labPageReading.set('reading');
  const answer = await readApi(labPagePath);
  $apiReachable.set(answer.kind !== 'offline');
  if (answer.kind === 'answer') showLabPage(answer.value);
  $labPageReading.set(
    answer.kind === 'answer' ? 'done' : answer.kind === 'offline' ? 'offline' : 'failed',
  );
}
