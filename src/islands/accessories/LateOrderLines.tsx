import { accessories } from '../../i18n/accessories/accessories.ts';
import { $draft, nothingTyped } from '../../stores/accessories/accessories.ts';
import { Text } from '../../ui/base/Text.tsx';
import { useLatePart } from '../base/use-late-part.ts';
import { useLive } from '../base/use-live.ts';

/** What is ordered, line by line; fetched with the first line, whose quantity the product itself shows meanwhile. */
export function LateOrderLines() {
  const isEmpty = useLive($draft, nothingTyped).lines.length === 0;
  const late = useLatePart(
    $draft,
    ({ lines }) => lines.length > 0,
    () => import('./late/OrderLines.tsx'),
  );
  if (!isEmpty) return late && <late.OrderLines />;
  return (
    <p className="accessories-none">
      <Text of={accessories.texts.none} />
    </p>
  );
}
