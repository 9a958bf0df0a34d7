import { useState } from 'react';
import { stockroom } from '../../i18n/stockroom/stockroom.ts';
import { Choices } from '../../ui/base/Choices.tsx';
import { LowList } from './low/LowList.tsx';
import { PowerShelf } from './powers/PowerShelf.tsx';
import { VariantShelf } from './variants/VariantShelf.tsx';

const { texts } = stockroom;

const parts = (['powers', 'accessories', 'low'] as const).map((value) => {
  return { value, label: texts[value] };
});
type Part = (typeof parts)[number]['value'];

/** The lab's shelf: receiving, counting and correcting it, its history, and what is running low. */
export function Screen() {
  const [part, setPart] = useState<Part>('powers');
  return (
    <div className="stockroom">
      <Choices legend={texts.part} options={parts} chosen={part} onChoose={setPart} />
      {part === 'powers' && <PowerShelf />}
      {part === 'accessories' && <VariantShelf />}
      {part === 'low' && <LowList />}
    </div>
  );
}
