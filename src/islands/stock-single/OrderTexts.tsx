import {
  $single,
  $singleIssues,
  changeSingle,
  noIssues,
  nothingTyped,
} from '../../stores/stock/single.ts';
import { Lazy } from '../base/Lazy.tsx';
import { useLive } from '../base/use-live.ts';
import { OrderText } from '../shelf/OrderText.tsx';
import { stockIssue } from '../shelf/stock-sentences.ts';

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
            problem={issue && <Lazy of={stockIssue} given={{ id: `${name}-issue`, issue }} />}
            onType={(text) => changeSingle({ [name]: text })}
          />
        );
      })}
    </section>
  );
}
