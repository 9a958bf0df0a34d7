import { callApi } from '../../api/client.ts';
import { noticePath } from '../../api/notice-path.ts';
import type { NoticesAnswer } from '../../api/notification-contract.ts';
import type { NoticeContent } from '../../domain/notices/notice.ts';
import type { TypedNotice } from '../../domain/notices/typed-notice.ts';
import { fromJson } from '../abilities/kept-json.ts';
import { readDashboard } from '../dashboard/dashboard.ts';
import { newId } from '../device/records/new-id.ts';
import { $apiReachable, $signedIn } from '../shell/session.ts';

/** What came of a request; unless it is `done`, what is typed stays. */
export type NoticeResult = 'done' | 'offline' | 'failed';

/** A notice being written, under the id it has or will have. */
export type NoticeDraft = TypedNotice & { id: string };

const keptAs = () => `typedNotice ${$signedIn.get()?.user.id}`;

export const emptyNotice = (): NoticeDraft => {
  return { id: newId(), fa: '', en: '', from: '', until: '' };
};

/** The notice that was being written in this tab. */
export function typedNotice(): NoticeDraft | null {
  try {
    return fromJson(sessionStorage.getItem(keptAs())) as NoticeDraft | null;
  } catch {
    return null;
  }
}

/** Keeps a notice as it is typed, until it is published or the tab is closed. */
export function keepNotice(draft: NoticeDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keptAs(), JSON.stringify(draft));
    else sessionStorage.removeItem(keptAs());
  } catch {
    // Without storage it is only in its fields.
  }
}

async function ask(id: string, content: NoticeContent | null): Promise<NoticeResult> {
  const { user, account } = $signedIn.get() ?? {};
  const answer = await callApi<NoticesAnswer>(noticePath(id), {
    ...(content ? { method: 'PUT', body: content } : { method: 'DELETE' }),
    actingAs: user && account && { userId: user.id, accountId: account.id },
  });
  $apiReachable.set(answer.kind !== 'offline');
  if (answer.kind === 'offline') return 'offline';
  if (answer.kind === 'refused') return 'failed';
  await readDashboard();
  return 'done';
}

/** Publishes a notice. The same again changes nothing. */
export const saveNotice = (id: string, content: NoticeContent) => ask(id, content);

export const removeNotice = (id: string) => ask(id, null);
