import { stockIssueMessage } from '../../i18n/stock/stock-issue-message.ts';
import {
  $single,
  $singleIssues,
  changeSingle,
  noIssues,
  nothingTyped,
} from '../../stores/stock/single.ts';
import { useLive } from '../base/use-live.ts';
import { OrderText } from '../shelf/OrderText.tsx';

/** Reference and remarks. */
export function OrderTexts() {
  const draft = useLive($single, nothingTyped);
  const issues = useLive($singleIssues, noIssues);
  return (
    <section className="surface stock-single-texts">
      {(['reference', 'remarks'] as const).map((name) => {
        const issue = issues.find(({ path }) => path === name);
        return (
          <OrderText
            key={name}
            name={name}
            value={draft[name]}
            problem={issue && stockIssueMessage(issue)}
            onType={(text) => changeSingle({ [name]: text })}
          />
        );
      })}
    </section>
  );
}
