import { useEffect, useReducer } from 'react';
import { formatAge } from '../../i18n/age/format-age.ts';
import { fill, inBoth, type Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';

type AgeProps = {
  /** A text with a place for `{age}`. */
  text: Message;
  /** Ms since 1970. */
  at: number;
};

/** A text that says how long ago something was, and stays true while it is on screen. */
export function Age({ text, at }: AgeProps) {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    const ticking = setInterval(tick, 60_000);
    return () => clearInterval(ticking);
  }, []);
  return say(fill(text, { age: inBoth((locale) => formatAge(at, locale)) }));
}
