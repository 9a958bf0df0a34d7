import { atom } from 'nanostores';
import { changeApi, readApi } from '../../api/client.ts';
import type { LabPageAnswer } from '../../api/lab-page/lab-page-contract.ts';
import { labPagePath } from '../../api/lab-page/lab-page-path.ts';
import type { LabPage } from '../../domain/lab-page/lab-page.ts';
import { $apiReachable, $signedIn } from '../shell/session.ts';

/** How the lab is reached; null before the lab has said, undefined until it is read. */
export const $labPage = atom<LabPage | null | undefined>(undefined);

/** The next days off other than the weekly ones, soonest first. */
export const $holidays = atom<readonly string[]>([]);

/** Progress or result of reading it. */
export const $labPageReading = atom<'reading' | 'done' | 'offline' | 'failed'>('reading');

function show({ page, holidays }: LabPageAnswer): void {
  $labPage.set(page);
  $holidays.set(holidays);
}

/** Reads the page; what was read before stays until then. */
export async function readLabPage(): Promise<void> {
  $labPageReading.set('reading');
  const answer = await readApi(labPagePath);
  $apiReachable.set(answer.kind !== 'offline');
  if (answer.kind === 'answer') show(answer.value);
  $labPageReading.set(
    answer.kind === 'answer' ? 'done' : answer.kind === 'offline' ? 'offline' : 'failed',
  );
}

/** Writes the page for everyone. */
export async function saveLabPage(page: LabPage): Promise<'saved' | 'offline' | 'failed'> {
  const { user, account } = $signedIn.get() ?? {};
  const answer = await changeApi(labPagePath, {
    method: 'PUT',
    body: page,
    actingAs: user && account && { userId: user.id, accountId: account.id },
  });
  $apiReachable.set(answer.kind !== 'offline');
  if (answer.kind === 'offline') return 'offline';
  if (answer.kind === 'refused') return 'failed';
  show(answer.value);
  return 'saved';
}
