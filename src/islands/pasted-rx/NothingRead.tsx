import { pastedRx } from '../../i18n/pasted-rx/pasted-rx.ts';
import { say } from '../../ui/base/say.tsx';

const { texts } = pastedRx;

/** The usual notation in the trade, which the parser reads without questions. */
const example = 'R -2.25 -0.75 x 90\nL -2.00 -0.50 x 85';

/** Help for a message in which nothing was understood. */
export function NothingRead() {
  return (
    <div className="pasted-howto">
      <p>{say(texts.howTo)}</p>
      <p className="pasted-source" dir="ltr">
        {example}
      </p>
      <p>{say(texts.byHand)}</p>
    </div>
  );
}
