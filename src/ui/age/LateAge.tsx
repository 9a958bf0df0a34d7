import { useEffect, useState } from 'react';
import type { Message } from '../../i18n/language/message.ts';

type AgeProps = {
  /** A text with a place for `{age}`. */
  text: Message;
  /** Ms since 1970. */
  at: number;
};

/** A text that says how long ago something was; its code is fetched where something is old. */
export function LateAge(props: AgeProps) {
  const [late, setLate] = useState<typeof import('./Age.tsx') | null>(null);
  useEffect(() => {
    import('./Age.tsx').then(setLate, () => {});
  }, []);
  return late && <late.Age {...props} />;
}
