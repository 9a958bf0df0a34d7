import { missingLine } from '../../domain/shelf/shortage.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const choice = lazy(async () => (await import('./lazy/WaitChoice.tsx')).WaitChoice);

type ChoiceProps = {
  /** The line's key. */
  line: string;
  issue: Issue | undefined;
  waits: readonly string[];
  onWait: (keys: string[]) => void;
};

/** Whether what is missing of a line is waited for; nothing for lines of which nothing is. */
export function LazyWaitChoice({ issue, ...given }: ChoiceProps) {
  const isMissing = issue && missingLine(issue) !== undefined;
  return isMissing || given.waits.includes(given.line) ? <Lazy of={choice} given={given} /> : null;
}
