import { useState } from 'react';
import type { FirstPair } from '../../../../domain/rx/draft/draft.ts';
import { compareEye } from '../../../../domain/rx-history/compare.ts';
import type { FoundRx } from '../../../../domain/rx-history/earlier-draft.ts';
import { orderActions } from '../../../../i18n/order/order-actions.ts';
import { rxHistory } from '../../../../i18n/rx-history/rx-history.ts';
import { contentOf, type RxForm } from '../../../../stores/rx/form.ts';
import { changesOfPair, firstPairFrom } from '../../../../stores/rx-history/second-pair.ts';
import { $locale } from '../../../../stores/shell/locale.ts';
import { Button } from '../../../../ui/base/Button.tsx';
import { say } from '../../../../ui/base/say.tsx';
import { useKnown } from '../../form/use-draft.ts';
import { useUndoableWrite } from '../../form/use-undoable-write.ts';
import { ComparedTable } from './ComparedTable.tsx';
import { Jumps } from './Jumps.tsx';

const { texts } = rxHistory;

/** Compares an earlier prescription with the typed one. */
export function Comparison({ form, earlier }: { form: RxForm; earlier: FoundRx }) {
  const { right, left, isOtherUse } = useKnown(form, ({ rx }) => ({
    right: compareEye(earlier.right, rx.right),
    left: compareEye(earlier.left, rx.left),
    isOtherUse: (rx.use === 'near') !== (earlier.use === 'near'),
  }));
  const { note, write, undo } = useUndoableWrite<'taken'>(form);
  const [pairBefore, setPairBefore] = useState<FirstPair | null>(null);
  const take = () => {
    const draft = contentOf(form);
    setPairBefore(draft.firstPair);
    form.put('firstPair', firstPairFrom(earlier, draft.firstPair));
    write(changesOfPair(draft, earlier, $locale.get()), 'taken');
  };
  const takeBack = () => {
    undo();
    form.put('firstPair', pairBefore);
  };
  return (
    <section className="rx-history-compared">
      <ComparedTable {...{ right, left }} />
      {isOtherUse ? (
        <p className="rx-note">{say(texts.otherUse)}</p>
      ) : (
        <Jumps key={earlier.id} {...{ right, left }} />
      )}
      <p>
        <Button text={texts.pair} onClick={take} />
      </p>
      <div role="status">
        {note && (
          <p className="rx-note">
            {say(texts.taken)} {earlier.use === 'near' && say(orderActions.texts.pairNear)}{' '}
            <Button look="link" text={texts.undo} onClick={takeBack} />
          </p>
        )}
      </div>
    </section>
  );
}
