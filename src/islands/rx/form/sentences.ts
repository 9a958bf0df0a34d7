import type { issueMessage } from '../../../i18n/issues/issue-message.ts';

let fetched: typeof issueMessage | undefined;

/** Writes the sentence of an issue; undefined until it is fetched. */
export function knownSentences(): typeof issueMessage | undefined {
  return fetched;
}

export async function fetchSentences(): Promise<typeof issueMessage> {
  const { issueMessage } = await import('../../../i18n/issues/issue-message.ts');
  fetched = issueMessage;
  return issueMessage;
}
