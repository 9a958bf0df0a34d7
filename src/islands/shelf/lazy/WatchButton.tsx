import { shortages } from '../../../i18n/shelf/shortages.ts';
import { watchItem } from '../../../stores/watches/watch-item.ts';
import { ActionButton } from '../../base/ActionButton.tsx';

const { texts } = shortages;

/** Removes an out-of-stock item from the order, and asks for a notification when it is in stock again. */
export function WatchButton({ item, onWatched }: { item: string; onWatched: () => void }) {
  const watch = async () => {
    if (await watchItem(item)) onWatched();
  };
  return <ActionButton look="link" text={texts.watch} busy={texts.busy} onPress={watch} />;
}
