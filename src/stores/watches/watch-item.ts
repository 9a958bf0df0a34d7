import { watchesPath } from '../../api/watches/paths.ts';
import { watching } from '../../i18n/watches/watching.ts';
import { changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { toast } from '../shell/toasts.ts';

const { texts } = watching;

/** Asks the lab to notify the user when an item is back in stock, and shows the result. Returns whether it will. */
export async function watchItem(item: string): Promise<boolean> {
  const body = { item, isWatched: true };
  const changed = await changeOwn(watchesPath, { method: 'PUT', body });
  if (changed.kind !== 'done') {
    if (changed.kind !== 'left') toast({ kind: 'danger', text: texts[whyUnchanged(changed)] });
    return false;
  }
  const isWatched = changed.value.items.includes(item);
  toast({ kind: 'info', text: isWatched ? texts.watched : texts.there });
  return isWatched;
}
