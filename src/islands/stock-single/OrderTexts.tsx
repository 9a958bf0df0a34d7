import type { Issue } from '../../domain/vocabulary/issue.ts';
import { shelf } from '../../i18n/shelf/shelf.ts';
import { stockIssueMessage } from '../../i18n/stock/stock-issue-message.ts';
import {
  $single,
  $singleIssues,
  changeSingle,
  noIssues,
  nothingTyped,
} from '../../stores/stock/single.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { useLive } from '../base/use-live.ts';
import { useKeptValue } from './use-kept-value.ts';

type TextProps = { name: 'reference' | 'remarks'; value: string; issue: Issue | undefined };

function OrderText({ name, value, issue }: TextProps) {
  const field = useKeptValue<HTMLInputElement>(value);
  return (
    <div>
      <label className="form-label" htmlFor={name}>
        <Text of={shelf.texts[name]} />
      </label>
      <input
        type="text"
        className="form-control"
        id={name}
        name={name}
        dir="auto"
        ref={field}
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue ? `${name}-issue` : undefined}
        onInput={(event) => changeSingle({ [name]: event.currentTarget.value })}
      />
      {issue && <FieldMessage id={`${name}-issue`} text={stockIssueMessage(issue)} />}
    </div>
  );
}

/** Reference and remarks. */
export function OrderTexts() {
  const draft = useLive($single, nothingTyped);
  const issues = useLive($singleIssues, noIssues);
  const issueOf = (name: string) => issues.find(({ path }) => path === name);
  return (
    <section className="surface stock-single-texts">
      <OrderText name="reference" value={draft.reference} issue={issueOf('reference')} />
      <OrderText name="remarks" value={draft.remarks} issue={issueOf('remarks')} />
    </section>
  );
}
