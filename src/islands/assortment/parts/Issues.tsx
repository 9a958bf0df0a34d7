import { useStore } from '@nanostores/react';
import { changeIndex } from '../../../domain/revisions/change-index.ts';
import type { Issue } from '../../../domain/vocabulary/issue.ts';
import { faultText } from '../../../i18n/assortment/faults.ts';
import { itemForm } from '../../../i18n/assortment/item-form.ts';
import { itemWords } from '../../../i18n/assortment/items.ts';
import { fill, type Message } from '../../../i18n/language/message.ts';
import { $nameOf } from '../../../stores/assortment/assortment.ts';
import type { Outcome } from '../../../stores/assortment/save-revision.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';

/** Maximum number of issues shown. More would only repeat the same mistake. */
const maxIssues = 20;

type IssuesProps = {
  outcome: Outcome<unknown> | null;
  /** What to do if someone else has saved the same item since. */
  changed: Message;
  /** The key of the change at an index, to name the item that an issue is about. */
  itemAt?: (index: number) => string | undefined;
};

/** Why a request failed, for reasons that belong to no single field. */
export function Issues({ outcome, changed, itemAt }: IssuesProps) {
  const nameOf = useStore($nameOf);
  const issueText = (issue: Issue): Message => {
    const item = itemAt?.(changeIndex(issue));
    const text = faultText(issue, nameOf);
    return item
      ? fill(['{item}: {text}', '{item}: {text}'], { item: itemWords(item, nameOf), text })
      : text;
  };
  const issues = outcome?.kind === 'refused' ? outcome.issues.slice(0, maxIssues) : [];
  return (
    <div role="alert" className="assortment-wide">
      {outcome?.kind === 'unknown' && (
        <FieldMessage id="assortment-problem" text={itemForm.texts.unknown} />
      )}
      {outcome?.kind === 'changed' && <FieldMessage id="assortment-problem" text={changed} />}
      {issues.map((issue) => (
        <FieldMessage
          key={issue.path + issue.code}
          id={`assortment-${issue.path}`}
          text={issueText(issue)}
        />
      ))}
    </div>
  );
}
