import { useEffect, useState } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';

type AgeProps = {
  /** A text with the placeholder `{age}`. */
  text: Message;
  /** Shown if the code for ages can't be loaded. */
  withoutAge: Message;
  /** Ms since 1970. */
  at: number;
};

/** A text that says how long ago something happened; its code loads on first use. */
export function LazyAge({ withoutAge, ...age }: AgeProps) {
  const [late, setLate] = useState<typeof import('./Age.tsx') | 'failed' | null>(null);
  useEffect(() => {
    import('./Age.tsx').then(setLate, () => setLate('failed'));
  }, []);
  if (late === 'failed') return say(withoutAge);
  return late && <late.Age {...age} />;
}
