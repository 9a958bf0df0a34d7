import type { Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';

/** What was recorded: as it was typed, in its own direction, or in the words of each language, in the reader's. */
export function Recorded({ of }: { of: Message }) {
  const [fa, en] = of;
  return fa === en ? <bdi className="typed">{fa}</bdi> : say(of);
}
