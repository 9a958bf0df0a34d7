import { type ComponentType, useEffect, useState } from 'react';
import { accessories } from '../../i18n/accessories/accessories.ts';
import { $draft, nothingTyped } from '../../stores/accessories/accessories.ts';
import { Text } from '../../ui/base/Text.tsx';
import { useLive } from '../base/use-live.ts';

/** What is ordered, line by line; fetched with the first line, whose quantity the product itself shows meanwhile. */
export function LateOrderLines() {
  const isEmpty = useLive($draft, nothingTyped).lines.length === 0;
  const [view, setView] = useState<{ Lines: ComponentType } | null>(null);
  useEffect(() => {
    if (isEmpty) return;
    let isOver = false;
    import('./late/OrderLines.tsx').then(
      ({ OrderLines }) => !isOver && setView({ Lines: OrderLines }),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [isEmpty]);
  if (!isEmpty) return view && <view.Lines />;
  return (
    <p className="accessories-none">
      <Text of={accessories.texts.none} />
    </p>
  );
}
