import { basket, basketKeys } from '../../i18n/preorders/basket.ts';
import { say } from '../../ui/base/say.tsx';

const { texts } = basketKeys;

const shown = [
  [['J', '↓'], texts.next],
  [['K', '↑'], texts.previous],
  [['X', 'Space'], texts.select],
  [['Shift ↓', 'Shift ↑'], texts.extend],
  [['A'], texts.all],
  [['N'], texts.send],
  [['Delete'], texts.delete],
  [['Esc'], texts.clear],
] as const;

/** The keys of the list, for those who look for them. */
export function BasketKeys() {
  return (
    <details className="basket-keys">
      <summary>{say(basket.texts.keys)}</summary>
      <dl className="queue-keys">
        {shown.map(([keys, does]) => (
          <div key={keys[0]}>
            <dt dir="ltr">
              {keys.map((each) => (
                <kbd key={each}>{each}</kbd>
              ))}
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
