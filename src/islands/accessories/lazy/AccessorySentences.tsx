import type { Issue } from '../../../domain/vocabulary/issue.ts';
import {
  accessoryIssueMessage,
  accessoryOutcome,
} from '../../../i18n/accessories/accessory-outcome.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { type OutcomeProps, ShelfOutcome } from '../../shelf/lazy/ShelfOutcome.tsx';

/** Message for an issue with a line or a text field of an accessories order. */
export function AccessoryIssue({ id, issue }: { id: string; issue: Issue }) {
  return <FieldMessage id={id} text={accessoryIssueMessage(issue)} />;
}

/** Result of the last action on an accessories order. */
export function AccessoryOutcome(given: OutcomeProps) {
  return <ShelfOutcome {...given} texts={accessoryOutcome} />;
}
