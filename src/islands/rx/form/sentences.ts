import type { issueMessage } from '../../../i18n/issues/issue-message.ts';
import { lazy } from '../../base/lazy-code.ts';

const sentences = lazy(() => import('../../../i18n/issues/issue-message.ts'));

let fetched: typeof issueMessage | undefined;

/** Writes the message of an issue; undefined until loaded. */
export function knownSentences(): typeof issueMessage | undefined {
  return fetched;
}

export async function fetchSentences(): Promise<typeof issueMessage> {
  const { issueMessage } = await sentences.fetch();
  fetched = issueMessage;
  return issueMessage;
}
