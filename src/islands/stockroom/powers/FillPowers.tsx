import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { stockroom } from '../../../i18n/stockroom/stockroom.ts';
import { $shelfView } from '../../../stores/stockroom/desk.ts';
import { type Filling, fillFromPrices, fillShown } from '../../../stores/stockroom/fill-powers.ts';
import { $head } from '../../../stores/stockroom/typed.ts';
import { say } from '../../../ui/base/say.tsx';
import { controlledText } from '../../../ui/forms/control.ts';
import { keypads } from '../../../ui/forms/keypad.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';

const { texts } = stockroom;

const problems: Partial<Record<Filling, keyof typeof texts>> = {
  none: 'noPriced',
  unread: 'unread',
};

/** Button that adds every power that has a price to the stock. */
export function PricedPowers({ look }: { look: 'primary' | 'outline-primary' }) {
  const view = useStore($shelfView);
  const [filling, setFilling] = useState<Filling | null>(null);
  const problem = filling && problems[filling];
  return (
    <div className="stockroom-fill" key={view?.lens}>
      <button
        type="button"
        className={`btn btn-${look}`}
        onClick={() => void fillFromPrices().then(setFilling)}
      >
        {say(texts.fromPrices)}
      </button>
      <span role="status">{problem && say(texts[problem])}</span>
    </div>
  );
}

/** Form that enters one quantity for all powers on screen. */
function OneQuantity() {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const fill = (event: FormEvent) => {
    event.preventDefault();
    const isDone = fillShown(typed);
    setWrong(!isDone);
    if (isDone) setTyped('');
  };
  return (
    <form className="stockroom-fill" noValidate onSubmit={fill}>
      <TextField
        id="stockroom-fill"
        className="stockroom-field"
        label={texts.fillQuantity}
        error={isWrong ? texts.notAQuantity : null}
        inputMode={keypads.whole}
        dir="ltr"
        control={controlledText(typed, setTyped)}
      />
      <button type="submit" className="btn btn-outline-primary">
        {say(texts.fill)}
      </button>
    </form>
  );
}

/** Fills in many powers at once. */
export function FillPowers() {
  const { task } = useStore($head);
  return task === 'powers' ? <PricedPowers look="outline-primary" /> : <OneQuantity />;
}
