import type { KeyList } from '../../i18n/language/key-list.ts';
import { say } from '../base/say.tsx';

/** Keys, each with what it does. */
export function KeyLines({ of }: { of: KeyList }) {
  return (
    <dl className="queue-keys">
      {of.map(([keys, does]) => (
        <div key={does[1]}>
          <dt dir="ltr">
            {keys.map((each) => (
              <kbd key={each}>{each}</kbd>
            ))}
          </dt>
          <dd>{say(does)}</dd>
        </div>
      ))}
    </dl>
  );
}
