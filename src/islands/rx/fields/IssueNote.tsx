import type { Issue } from '../../../domain/vocabulary/issue.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { useSentence } from '../form/use-sentence.ts';

export function IssueNote({ issue }: { issue: Issue }) {
  return <FieldMessage id={`${issue.path}-issue`} text={useSentence(issue)} />;
}
