import { useStore } from '@nanostores/react';
import { stockroom } from '../../i18n/stockroom/stockroom.ts';
import { $shelfPart, shelfParts, showShelfPart } from '../../stores/stockroom/part.ts';
import { Choices } from '../../ui/base/Choices.tsx';
import { LowList } from './low/LowList.tsx';
import { PowerShelf } from './powers/PowerShelf.tsx';
import { VariantShelf } from './variants/VariantShelf.tsx';

const { texts } = stockroom;

const parts = shelfParts.map((value) => ({ value, label: texts[value] }));

/** The lab's stock: receipts, counts, corrections, history, and items running low. */
export function Screen() {
  const part = useStore($shelfPart);
  return (
    <div className="stockroom">
      <Choices legend={texts.part} options={parts} chosen={part} onChoose={showShelfPart} />
      {part === 'powers' && <PowerShelf />}
      {part === 'accessories' && <VariantShelf />}
      {part === 'low' && <LowList />}
    </div>
  );
}
