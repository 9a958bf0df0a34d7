import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { pairDeadline } from '../../../../domain/prices/pair-deadline.ts';
import type { FirstPair } from '../../../../domain/rx/draft/draft.ts';
import { labDay } from '../../../../domain/vocabulary/lab-day.ts';
import { dayText } from '../../../../i18n/language/day-text.ts';
import { isolate } from '../../../../i18n/language/format-number.ts';
import { fill } from '../../../../i18n/language/message.ts';
import { secondPair } from '../../../../i18n/rx/lazy/second-pair.ts';
import { orderPath } from '../../../../panel/routes.ts';
import { labNow } from '../../../../stores/browser-support/lab-now.ts';
import { $caller } from '../../../../stores/caller/caller.ts';
import { $catalogue } from '../../../../stores/rx/catalogue.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { Button } from '../../../../ui/base/Button.tsx';
import { say } from '../../../../ui/base/say.tsx';
import { useLive } from '../../../base/use-live.ts';
import { IssueNote } from '../../fields/IssueNote.tsx';
import { useDraft } from '../../form/use-draft.ts';
import { useIssue } from '../../form/use-issue.ts';

const { texts } = secondPair;

/** The last day on which a second pair gets the lab's discount. A correction keeps the discount that it had. */
function Deadline({ first: { since, countsAt } }: { first: FirstPair }) {
  const catalogue = useLive($catalogue, null);
  const day = countsAt === null ? pairDeadline(catalogue?.terms, since) : null;
  if (!day) return null;
  const words = labDay(labNow().getTime()) <= day ? texts.until : texts.over;
  return <> {say(fill(words, { day: dayText(day) }))}</>;
}

/** Names the first pair by its number and customer. */
function Named({ first }: { first: FirstPair }) {
  const { id, number, customer } = first;
  const caller = useStore($caller);
  return (
    <>
      {say(texts.of)}{' '}
      <a className="number" href={orderPath(id, caller?.id)}>
        {number}
      </a>
      {customer && <> {say(fill(texts.ofCustomer, { customer: isolate(customer) }))}</>}.
      <Deadline first={first} />
    </>
  );
}

/** Says which order the prescription is a second pair of. The link can be removed and restored. */
export function SecondPair({ form }: { form: RxForm }) {
  const first = useDraft(form, (draft) => draft.firstPair);
  const issue = useIssue(form, 'firstPair');
  const [removed, setRemoved] = useState<FirstPair | null>(null);
  if (!first && !removed) return null;
  const remove = () => {
    setRemoved(first);
    form.put('firstPair', null);
  };
  const undo = () => form.put('firstPair', removed);
  return (
    <div className="notice rx-pair" role="status">
      <p>
        {first ? <Named first={first} /> : say(texts.gone)}{' '}
        <Button
          look="link"
          text={first ? texts.letGo : texts.undo}
          onClick={first ? remove : undo}
        />
      </p>
      {issue && <IssueNote issue={issue} />}
    </div>
  );
}
