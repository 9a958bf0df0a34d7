import { useState } from 'react';
import type { PlannedPrice } from '../../../domain/assortment/price-rows.ts';
import { plannedWords } from '../../../i18n/assortment/planned-words.ts';
import { priceTexts } from '../../../i18n/assortment/prices.ts';
import { fill } from '../../../i18n/language/message.ts';
import { dropPrice } from '../../../stores/assortment/prices.ts';
import type { Outcome } from '../../../stores/assortment/save-revision.ts';
import { toast } from '../../../stores/shell/toasts.ts';
import { say } from '../../../ui/base/say.tsx';
import { useAction } from '../../base/use-action.ts';
import { Issues } from '../parts/Issues.tsx';

const { texts } = priceTexts;

/** The planned changes of a price, each with a button that cancels it. */
export function Planned({ of, planned }: { of: string; planned: readonly PlannedPrice[] }) {
  const [outcome, setOutcome] = useState<Outcome<unknown> | null>(null);
  const { isBusy, start } = useAction(async (day: string) => {
    const result = await dropPrice(of, day);
    setOutcome(result);
    if (result.kind === 'done') toast({ kind: 'success', text: texts.takenBack });
  });
  return (
    <>
      {planned.length > 0 && (
        <ul className="brief">
          {planned.map((each) => (
            <li key={each.day}>
              {say(plannedWords(each))}{' '}
              <button
                type="button"
                className="btn btn-link"
                aria-disabled={isBusy}
                onClick={() => start(each.day)}
              >
                <span aria-hidden="true">{say(texts.takeBack)}</span>
                <span className="visually-hidden">
                  {say(fill(texts.takeBackOne, { what: plannedWords(each) }))}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Issues outcome={outcome} changed={texts.changed} />
    </>
  );
}
