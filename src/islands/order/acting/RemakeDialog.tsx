import type { TypedDetails } from '../../../domain/lifecycle/empty-details.ts';
import type { Order } from '../../../domain/order/order.ts';
import { readRemaking } from '../../../domain/remakes/typed-remaking.ts';
import type { Issue } from '../../../domain/vocabulary/issue.ts';
import { issueMessage } from '../../../i18n/issues/issue-message.ts';
import type { Message } from '../../../i18n/language/message.ts';
import { remakes } from '../../../i18n/order/remakes.ts';
import type { EventDialogProps, EventReading } from './acting.ts';
import { EventDialog } from './EventDialog.tsx';
import { RemakeFields } from './RemakeFields.tsx';

const within = 'remaking.';

function read({ content }: Order, typed: TypedDetails): EventReading {
  if (content.kind !== 'rx') return { details: {}, issues: [] };
  const { remaking, issues } = readRemaking(content, typed.remaking);
  return { details: remaking ? { remaking } : {}, issues };
}

/** Words an issue of an eye as the order form does. */
function words(issue: Issue): Message | undefined {
  const { path } = issue;
  if (path === 'remaking.eyes') return remakes.texts.eyesMissing;
  if (!path.startsWith(within)) return undefined;
  return issueMessage({ ...issue, path: path.slice(within.length) });
}

/** The form that requests a remake: of which lenses, and with which values. */
export function RemakeDialog(props: EventDialogProps) {
  return <EventDialog {...props} SideFields={RemakeFields} read={read} words={words} />;
}
