import feedSheet from '../../styles/shell/feed.scss?url';
import { ChangeList } from '../../ui/order-list/ChangeList.tsx';
import { lazySheet } from '../base/lazy-sheet.ts';

/** The list of bell and envelope, once its stylesheet applies. */
export async function loadList(): Promise<{ List: typeof ChangeList }> {
  await lazySheet(feedSheet);
  return { List: ChangeList };
}
