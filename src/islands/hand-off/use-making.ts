import { useRef, useState } from 'react';
import { newId } from '../../stores/device/records/new-id.ts';

export type Trouble = 'offline' | 'failed';

type Making<Typed, Made> = (id: string, typed: Typed) => Promise<Made | { kind: Trouble }>;

const isTrouble = (answer: { kind: string }): answer is { kind: Trouble } =>
  answer.kind === 'offline' || answer.kind === 'failed';

/** Makes what was typed under an id of the form, so that trying again makes no second one. */
export function useMaking<Typed, Made extends { kind: 'made' }>(
  send: Making<Typed, Made>,
  onMade: (made: Made) => void,
) {
  const id = useRef('');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const make = async (typed: Typed) => {
    setTrouble(null);
    id.current ||= newId();
    const answer = await send(id.current, typed);
    if (isTrouble(answer)) setTrouble(answer.kind);
    else onMade(answer);
  };
  return { trouble, make };
}
