import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { newId } from '../../stores/device/records/new-id.ts';
import { type Held, useHeldForm } from '../forms/use-held-form.ts';

export type Problem = 'offline' | 'failed';

type Making<Typed, Made> = {
  held: Held<Typed>;
  send: (id: string, typed: Typed) => Promise<Made | { kind: Problem }>;
  onMade: (made: Made) => void;
  onCancel: () => void;
};

const isProblem = (answer: { kind: string }): answer is { kind: Problem } =>
  answer.kind === 'offline' || answer.kind === 'failed';

/** Creates something from a form under an id that the form keeps, so that a retry doesn't create a second one. */
export function useMaking<Typed extends FieldValues, Made extends { kind: 'made' }>(
  form: UseFormReturn<Typed>,
  { held, send, onMade, onCancel }: Making<Typed, Made>,
) {
  const id = useRef('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const { forget } = useHeldForm(form, held);
  const make = form.handleSubmit(async (typed) => {
    setProblem(null);
    id.current ||= newId();
    const answer = await send(id.current, typed);
    if (isProblem(answer)) return setProblem(answer.kind);
    forget();
    onMade(answer);
  });
  const cancel = () => {
    forget();
    onCancel();
  };
  return { problem, make, cancel };
}
