import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import { itemForm } from '../../../i18n/assortment/item-form.ts';
import { $nameOf } from '../../../stores/assortment/assortment.ts';
import type { Meanwhile } from '../../../stores/assortment/edit-item.ts';
import { DifferenceTable } from '../../../ui/assortment/DifferenceTable.tsx';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';

const { texts } = itemForm;

type ChangedMeanwhileProps = { meanwhile: Meanwhile; onKeep: () => void; onTake: () => void };

/** Shows someone else's saved version next to the user's own. Keeps both until the user chooses one. */
export function ChangedMeanwhile({ meanwhile, onKeep, onTake }: ChangedMeanwhileProps) {
  const nameOf = useStore($nameOf);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { isGone, differences } = meanwhile;
  return (
    <section className="surface assortment-meanwhile">
      <h3 ref={heading} tabIndex={-1}>
        {say(isGone ? texts.removedMeanwhile : texts.changedMeanwhile)}
      </h3>
      {!isGone && (
        <DifferenceTable
          differences={differences}
          before={texts.theirs}
          after={texts.yours}
          nameOf={nameOf}
        />
      )}
      <p className="event-buttons">
        <Button look="primary" text={texts.keepMine} onClick={onKeep} />
        <Button text={texts.takeTheirs} onClick={onTake} />
      </p>
    </section>
  );
}
