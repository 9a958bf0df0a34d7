import { readApi } from '../../api/client.ts';
import { labPagePath } from '../../api/lab-page/paths.ts';
import type { LabPage } from '../../domain/lab-page/lab-page.ts';
import { mergeLabPage } from '../../domain/lab-page/merge-lab-page.ts';
import { changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { showLabPage } from './lab-page.ts';

/** Result of saving; `page` is what everyone sees now. `unread`: it could not be read first, so nothing was sent. */
export type LabPageSaving =
  | { kind: 'saved'; page: LabPage }
  | { kind: 'offline' | 'failed' | 'unread' };

/** Saves what the user changed of the page, without undoing what someone else has changed since `before`. */
export async function saveLabPage(before: LabPage | null, typed: LabPage): Promise<LabPageSaving> {
  const now = await readApi(labPagePath);
  if (now.kind !== 'answer') return { kind: now.kind === 'offline' ? 'offline' : 'unread' };
  const page = mergeLabPage(before, typed, now.value.page);
  const changed = await changeOwn(labPagePath, { method: 'PUT', body: page });
  if (changed.kind !== 'done') return { kind: whyUnchanged(changed) };
  showLabPage(changed.value);
  return { kind: 'saved', page };
}
