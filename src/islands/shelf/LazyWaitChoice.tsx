import { isShortage } from '../../domain/shelf/shortage.ts';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import type { WaitProps } from './lazy/WaitChoice.tsx';

const choice = lazy(async () => (await import('./lazy/WaitChoice.tsx')).WaitChoice);

/** The choice whether a line's missing pieces wait for stock; renders nothing for other lines. */
export function LazyWaitChoice(given: WaitProps) {
  const { issue, line, waits } = given;
  const isMissing = issue && isShortage(issue);
  return isMissing || waits.includes(line) ? <Lazy of={choice} given={given} /> : null;
}
