import type { StockLineAnswer } from '../../../domain/stock-line/find-line.ts';
import type { FieldFault } from '../../../domain/stock-line/line-fields.ts';
import { fill } from '../../../i18n/language/message.ts';
import { lineProblems } from '../../../i18n/stock/line-problems.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { say } from '../../../ui/base/say.tsx';

type Doubt = Extract<StockLineAnswer, { kind: 'problem' | 'question' }>;

const textOf = ({ code, part }: Pick<Doubt, 'code' | 'part'>) =>
  fill(lineProblems.texts[code], { part: `\u2066${part}\u2069` });

/** A problem with the line being typed, or a question about it. */
export function LineDoubt(doubt: Doubt) {
  const isQuestion = doubt.kind === 'question';
  return (
    <p className="stock-single-doubt">
      <Icon name={isQuestion ? 'question-circle' : 'exclamation-circle'} />
      <span>{say(textOf(doubt))}</span>
    </p>
  );
}

/** What is wrong with a field of the line. */
export function FieldDoubt({ id, fault }: { id: string; fault: FieldFault }) {
  return <FieldMessage id={id} text={textOf(fault)} />;
}
