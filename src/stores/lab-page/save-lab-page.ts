import { labPagePath } from '../../api/lab-page/paths.ts';
import type { LabPage } from '../../domain/lab-page/lab-page.ts';
import { changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { showLabPage } from './lab-page.ts';

/** Writes the page for everyone. */
export async function saveLabPage(page: LabPage): Promise<'saved' | 'offline' | 'failed'> {
  const changed = await changeOwn(labPagePath, { method: 'PUT', body: page });
  if (changed.kind !== 'done') return whyUnchanged(changed);
  showLabPage(changed.value);
  return 'saved';
}
