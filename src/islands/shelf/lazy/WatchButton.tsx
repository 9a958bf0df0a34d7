import { useState } from 'react';
import { shortages } from '../../../i18n/shelf/shortages.ts';
import { watchItem } from '../../../stores/watches/watch-item.ts';
import { Button } from '../../../ui/base/Button.tsx';

const { texts } = shortages;

/** Removes an out-of-stock item from the order, and asks for a notification when it is in stock again. */
export function WatchButton({ item, onWatched }: { item: string; onWatched: () => void }) {
  const [isBusy, setBusy] = useState(false);
  async function watch(): Promise<void> {
    setBusy(true);
    const isWatched = await watchItem(item);
    setBusy(false);
    if (isWatched) onWatched();
  }
  return (
    <Button
      look="link"
      text={isBusy ? texts.busy : texts.watch}
      onClick={() => !isBusy && void watch()}
    />
  );
}
