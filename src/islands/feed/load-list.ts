import feedSheet from '../../styles/shell/feed.scss?url';
import { ChangeList } from '../../ui/order-list/ChangeList.tsx';
import { lazySheet } from '../base/lazy-sheet.ts';

/** Loads the list of the bell and the envelope. Resolves once its stylesheet applies. */
export async function loadList(): Promise<{ List: typeof ChangeList }> {
  await lazySheet(feedSheet);
  return { List: ChangeList };
}
