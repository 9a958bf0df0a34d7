import type { Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';

/** A recorded value: typed text in its own direction, or a text in the reader's language. */
export function Recorded({ of }: { of: Message }) {
  const [fa, en] = of;
  return fa === en ? <bdi className="typed">{fa}</bdi> : say(of);
}
