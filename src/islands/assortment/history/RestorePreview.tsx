import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { historyTexts } from '../../../i18n/assortment/history.ts';
import { itemForm } from '../../../i18n/assortment/item-form.ts';
import { $nameOf } from '../../../stores/assortment/assortment.ts';
import { type RestorePlan, restore } from '../../../stores/assortment/history.ts';
import type { Outcome } from '../../../stores/assortment/save-revision.ts';
import { toast } from '../../../stores/shell/toasts.ts';
import { ChangedItems } from '../../../ui/assortment/ChangedItems.tsx';
import { say } from '../../../ui/base/say.tsx';
import { controlledText } from '../../../ui/forms/control.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { ActionButton } from '../../base/ActionButton.tsx';
import { Issues } from '../parts/Issues.tsx';

const { texts } = historyTexts;

type PlanProps = { plan: RestorePlan; onDone: () => void };

function RestoreButton({ plan, onDone }: PlanProps) {
  const [note, setNote] = useState('');
  const [outcome, setOutcome] = useState<Outcome<unknown> | null>(null);
  const send = async () => {
    const result = await restore(plan, note);
    setOutcome(result);
    if (result.kind !== 'done') return;
    toast({ kind: 'success', text: texts.restored });
    onDone();
  };
  return (
    <>
      <TextField
        id="restore-note"
        label={itemForm.texts.note}
        control={controlledText(note, setNote)}
      />
      <Issues
        outcome={outcome}
        changed={texts.changed}
        itemAt={(index) => plan.items[index]?.item}
      />
      <p className="assortment-buttons">
        <ActionButton
          look="primary"
          text={outcome?.kind === 'unknown' ? itemForm.texts.again : texts.restore}
          onPress={send}
        />
      </p>
    </>
  );
}

/** What a restore would change, and the button that does it. */
export function RestorePreview({ plan, onDone }: PlanProps) {
  const nameOf = useStore($nameOf);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves to each new plan.
  useLayoutEffect(() => heading.current?.focus(), [plan]);
  return (
    <section className="assortment-form assortment-plan">
      <h2 ref={heading} tabIndex={-1}>
        {say(texts.plan)}
      </h2>
      {plan.items.length === 0 ? (
        <p>{say(texts.nothing)}</p>
      ) : (
        <>
          <ChangedItems
            items={plan.items}
            before={texts.now}
            after={texts.broughtBack}
            nameOf={nameOf}
          />
          <RestoreButton plan={plan} onDone={onDone} />
        </>
      )}
    </section>
  );
}
