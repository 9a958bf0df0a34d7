import { useEffect, useReducer } from 'react';
import { formatAge } from '../../i18n/age/format-age.ts';
import { fill, inBoth, type Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';

type AgeProps = {
  /** A text with the placeholder `{age}`. */
  text: Message;
  /** Ms since 1970. */
  at: number;
};

/** A text that says how long ago something happened, updated every minute. */
export function Age({ text, at }: AgeProps) {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  }, []);
  return say(fill(text, { age: inBoth((locale) => formatAge(at, locale)) }));
}
