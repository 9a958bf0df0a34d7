import { useId, useState } from 'react';
import { stockDiameter } from '../../../domain/stockroom/stock-diameter.ts';
import { stockroom } from '../../../i18n/stockroom/stockroom.ts';
import { viewShelf } from '../../../stores/stockroom/desk.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { keypads } from '../../../ui/forms/keypad.ts';

const { texts } = stockroom;

/** Opens a chart in a diameter of which the lens has no powers yet. */
export function OtherDiameter() {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);

  function settle(): void {
    const diameter = stockDiameter(typed);
    setWrong(typed.trim() !== '' && diameter === null);
    if (diameter === null) return;
    setTyped('');
    viewShelf({ diameter });
  }

  return (
    <div className="stockroom-field stockroom-diameter">
      <label htmlFor={id}>
        <Text of={texts.otherDiameter} />
      </label>
      <input
        id={id}
        className="form-control number"
        inputMode={keypads.decimal}
        autoComplete="off"
        dir="ltr"
        value={typed}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-issue` : undefined}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
      />
      {isWrong && <FieldMessage id={`${id}-issue`} text={texts.wrongDiameter} />}
    </div>
  );
}
