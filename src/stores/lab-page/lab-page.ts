import { atom } from 'nanostores';
import { readApi } from '../../api/client.ts';
import type { LabPageAnswer } from '../../api/lab-page/contract.ts';
import { labPagePath } from '../../api/lab-page/paths.ts';
import type { LabPage } from '../../domain/lab-page/lab-page.ts';
import { $apiReachable } from '../shell/session.ts';

/** How the lab is reached; null before the lab has said, undefined until it is read. */
export const $labPage = atom<LabPage | null | undefined>(undefined);

/** The next days off other than the weekly ones, soonest first. */
export const $holidays = atom<readonly string[]>([]);

/** Progress or result of reading it. */
export const $labPageReading = atom<'reading' | 'done' | 'offline' | 'failed'>('reading');

/** Takes an answer of the lab. */
export function showLabPage({ page, holidays }: LabPageAnswer): void {
  $labPage.set(page);
  $holidays.set(holidays);
}

/** Reads the page; what was read before stays until then. */
export async function readLabPage(): Promise<void> {
  $labPageReading.set('reading');
  const answer = await readApi(labPagePath);
  $apiReachable.set(answer.kind !== 'offline');
  if (answer.kind === 'answer') showLabPage(answer.value);
  $labPageReading.set(
    answer.kind === 'answer' ? 'done' : answer.kind === 'offline' ? 'offline' : 'failed',
  );
}
