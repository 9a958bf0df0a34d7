import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { TypedParts } from '../../../domain/assortment/field.ts';
import type { EditedKind } from '../../../domain/assortment/item-fields.ts';
import type { Issue } from '../../../domain/vocabulary/issue.ts';
import { faultText } from '../../../i18n/assortment/faults.ts';
import { $nameOf } from '../../../stores/assortment/assortment.ts';
import { dropDraft, keepDraft, openDraft, rebaseDraft } from '../../../stores/assortment/drafts.ts';
import {
  type EditOutcome,
  issuesOf,
  type Meanwhile,
  meanwhileOf,
  removeItem,
  saveItem,
} from '../../../stores/assortment/edit-item.ts';
import { useTypedForm } from '../../forms/use-typed-form.ts';
import { useTyping } from '../../forms/use-typing.ts';

/** Why the last action failed, apart from errors of single fields. */
export type Problem = Exclude<EditOutcome['kind'], 'done' | 'left'> | null;

/** The form of an item. Keeps a draft, validates the whole item, and saves on top of the revision the user saw. */
export function useItemForm(
  kind: EditedKind,
  item: string | null,
  onDone: (is: 'saved' | 'removed') => void,
) {
  const draft = useRef(openDraft(kind, item));
  const [problem, setProblem] = useState<Problem>(null);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const form = useTypedForm<FieldValues, Issue>({
    id: 'item',
    start: { ...draft.current.typed },
    faultsOf: (values) => issuesOf(draft.current, values),
    say: (issue) => faultText(issue, $nameOf.get()),
  });
  const typed = () => form.getValues() as TypedParts;
  useTyping(form, () => {
    draft.current = keepDraft(draft.current, typed());
  });
  const take = (outcome: EditOutcome, done: 'saved' | 'removed') => {
    if (outcome.kind === 'done') return onDone(done);
    setProblem(outcome.kind === 'left' ? null : outcome.kind);
    setMeanwhile(outcome.kind === 'changed' ? meanwhileOf(draft.current, typed()) : null);
    if (outcome.kind === 'refused') form.refuse(outcome.issues);
  };
  const startOver = () => {
    dropDraft(draft.current);
    draft.current = openDraft(kind, item);
    form.reset({ ...draft.current.typed });
    setProblem(null);
    setMeanwhile(null);
  };
  return {
    form,
    problem,
    meanwhile,
    startOver,
    save: form.handleSubmit(
      async () => take(await saveItem(draft.current, typed()), 'saved'),
      () => setProblem('refused'),
    ),
    remove: async () => take(await removeItem(draft.current, typed()), 'removed'),
    keepMine: () => {
      draft.current = rebaseDraft(draft.current);
      setProblem(null);
      setMeanwhile(null);
    },
  };
}
