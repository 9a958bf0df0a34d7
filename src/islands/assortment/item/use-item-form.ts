import { useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { TypedParts } from '../../../domain/assortment/field.ts';
import type { EditedKind } from '../../../domain/assortment/item-fields.ts';
import { dropDraft, keepDraft, openDraft, rebaseDraft } from '../../../stores/assortment/drafts.ts';
import {
  type EditOutcome,
  issuesOf,
  type Meanwhile,
  meanwhileOf,
  removeItem,
  saveItem,
} from '../../../stores/assortment/edit-item.ts';
import type { IssueError } from '../fields/use-field.ts';
import { formErrors } from './form-errors.ts';

/** Result of pressing a button, apart from issues of fields. */
export type Problem = Exclude<EditOutcome['kind'], 'done' | 'left'> | null;

/** The form of an item: what is typed is kept, judged as a whole, and saved on what the editor saw. */
export function useItemForm(
  kind: EditedKind,
  item: string | null,
  onDone: (is: 'saved' | 'removed') => void,
) {
  const draft = useRef(openDraft(kind, item));
  const [problem, setProblem] = useState<Problem>(null);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const resolver: Resolver = (values) => {
    const issues = issuesOf(draft.current, values);
    return Object.keys(issues).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: formErrors(issues) };
  };
  const form = useForm({ defaultValues: { ...draft.current.typed }, resolver });
  const { watch, reset, setError } = form;
  const typed = () => form.getValues() as TypedParts;
  useEffect(() => {
    const following = watch(() => {
      draft.current = keepDraft(draft.current, form.getValues() as TypedParts);
    });
    return () => following.unsubscribe();
  }, [watch, form]);
  const take = (outcome: EditOutcome, done: 'saved' | 'removed') => {
    if (outcome.kind === 'done') return onDone(done);
    setProblem(outcome.kind === 'left' ? null : outcome.kind);
    setMeanwhile(outcome.kind === 'changed' ? meanwhileOf(draft.current, typed()) : null);
    if (outcome.kind !== 'refused') return;
    for (const [index, [name, issue]] of Object.entries(outcome.issues).entries()) {
      const error = { type: issue.code, issue } as IssueError;
      setError(name, error, { shouldFocus: index === 0 });
    }
  };
  const startAnew = () => {
    dropDraft(draft.current);
    draft.current = openDraft(kind, item);
    reset({ ...draft.current.typed });
    setProblem(null);
    setMeanwhile(null);
  };
  return {
    form,
    problem,
    meanwhile,
    startAnew,
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
