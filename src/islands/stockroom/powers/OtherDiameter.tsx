import { useId, useState } from 'react';
import { stockDiameter } from '../../../domain/stockroom/stock-diameter.ts';
import { stockroom } from '../../../i18n/stockroom/stockroom.ts';
import { viewShelf } from '../../../stores/stockroom/desk.ts';
import { controlledText } from '../../../ui/forms/control.ts';
import { keypads } from '../../../ui/forms/keypad.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';

const { texts } = stockroom;

/** Opens a chart for a diameter in which the lens has no powers yet. */
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
    <TextField
      id={id}
      className="stockroom-field stockroom-diameter"
      label={texts.otherDiameter}
      error={isWrong ? texts.wrongDiameter : null}
      inputMode={keypads.decimal}
      dir="ltr"
      control={{
        ...controlledText(typed, setTyped),
        onBlur: settle,
        onKeyDown: ({ key }) => key === 'Enter' && settle(),
      }}
    />
  );
}
