import type { Issue } from '../../../domain/vocabulary/issue.ts';
import {
  accessoryIssueMessage,
  accessoryOutcome,
} from '../../../i18n/accessories/accessory-outcome.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { type OutcomeProps, ShelfOutcome } from '../../shelf/lazy/ShelfOutcome.tsx';

/** What is wrong with a line of accessories, or with a text of their order. */
export function AccessoryIssue({ id, issue }: { id: string; issue: Issue }) {
  return <FieldMessage id={id} text={accessoryIssueMessage(issue)} />;
}

/** Result of the last press of a button of an order of accessories. */
export function AccessoryOutcome(given: OutcomeProps) {
  return <ShelfOutcome {...given} texts={accessoryOutcome} />;
}
