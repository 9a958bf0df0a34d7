import { atom } from 'nanostores';
import { privacyPaths } from '../../api/privacy/paths.ts';
import { downloadFile } from '../device/download-file.ts';
import { readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';

/** Progress or result of downloading the user's data; null before the first download. */
export const $ownDataFile = atom<'preparing' | 'done' | 'offline' | 'failed' | null>(null);

onOtherPerson(() => $ownDataFile.set(null));

/** Downloads the user's data. Reads the whole response first, so that an aborted one leaves no file. */
export async function downloadOwnData(): Promise<void> {
  if ($ownDataFile.get() === 'preparing') return;
  $ownDataFile.set('preparing');
  const own = await readOwn(privacyPaths.data);
  if (own.kind === 'outdated') return;
  if (own.kind === 'unread') {
    $ownDataFile.set(own.problem === 'offline' ? 'offline' : 'failed');
    return;
  }
  const type = 'application/json';
  downloadFile('adasi-data.json', new Blob([JSON.stringify(own.value, null, 2)], { type }));
  $ownDataFile.set('done');
}
