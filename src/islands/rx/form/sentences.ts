import type { issueMessage } from '../../../i18n/issues/issue-message.ts';

let fetched: typeof issueMessage | undefined;

/** Writes the message of an issue; undefined until loaded. */
export function knownSentences(): typeof issueMessage | undefined {
  return fetched;
}

export async function fetchSentences(): Promise<typeof issueMessage> {
  const { issueMessage } = await import('../../../i18n/issues/issue-message.ts');
  fetched = issueMessage;
  return issueMessage;
}
