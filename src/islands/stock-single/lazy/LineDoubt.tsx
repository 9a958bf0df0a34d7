import type { StockLineAnswer } from '../../../domain/stock-line/find-line.ts';
import { fill } from '../../../i18n/language/message.ts';
import { lineProblems } from '../../../i18n/stock/line-problems.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { say } from '../../../ui/base/say.tsx';

type Doubt = Extract<StockLineAnswer, { kind: 'problem' | 'question' }>;

/** A problem with the line being typed, or a question about it. */
export function LineDoubt({ kind, code, part }: Doubt) {
  return (
    <p className="stock-single-doubt">
      <Icon name={kind === 'question' ? 'question-circle' : 'exclamation-circle'} />
      <span>{say(fill(lineProblems.texts[code], { part: `\u2066${part}\u2069` }))}</span>
    </p>
  );
}
