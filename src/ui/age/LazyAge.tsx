import { useEffect, useState } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';

type AgeProps = {
  /** A text with a place for `{age}`. */
  text: Message;
  /** The text where the code for ages cannot be fetched. */
  withoutAge: Message;
  /** Ms since 1970. */
  at: number;
};

/** A text that says how long ago something was; its code is fetched where something is old. */
export function LazyAge({ withoutAge, ...age }: AgeProps) {
  const [late, setLate] = useState<typeof import('./Age.tsx') | 'failed' | null>(null);
  useEffect(() => {
    import('./Age.tsx').then(setLate, () => setLate('failed'));
  }, []);
  if (late === 'failed') return say(withoutAge);
  return late && <late.Age {...age} />;
}
