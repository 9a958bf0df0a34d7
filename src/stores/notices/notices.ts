import { changeApi } from '../../api/client.ts';
import { noticePath } from '../../api/notice-path.ts';
import type { NoticeContent } from '../../domain/notices/notice.ts';
import type { TypedNotice } from '../../domain/notices/typed-notice.ts';
import { readDashboard } from '../dashboard/dashboard.ts';
import { newId } from '../device/records/new-id.ts';
import { heldTyped, holdTyped } from '../leaving/held-typed.ts';
import { $apiReachable, $signedIn } from '../shell/session.ts';

/** Result of a request; unless it is `done`, what is typed stays. */
export type NoticeResult = 'done' | 'offline' | 'failed';

/** A notice being written, under the id it has or will have. */
export type NoticeDraft = TypedNotice & { id: string };

export const emptyNotice = (): NoticeDraft => {
  return { id: newId(), fa: '', en: '', from: '', until: '' };
};

/** The notice that was being written in this tab. */
export const typedNotice = () => heldTyped<NoticeDraft>('notice');

/** Keeps a notice as it is typed, until it is published. */
export const keepNotice = (draft: NoticeDraft | null) => holdTyped('notice', draft);

async function ask(id: string, content: NoticeContent | null): Promise<NoticeResult> {
  const { user, account } = $signedIn.get() ?? {};
  const actingAs = user && account && { userId: user.id, accountId: account.id };
  const path = noticePath(id);
  const answer = await (content
    ? changeApi(path, { method: 'PUT', body: content, actingAs })
    : changeApi(path, { method: 'DELETE', body: undefined, actingAs }));
  $apiReachable.set(answer.kind !== 'offline');
  if (answer.kind === 'offline') return 'offline';
  if (answer.kind === 'refused') return 'failed';
  await readDashboard();
  return 'done';
}

/** Publishes a notice. The same again changes nothing. */
export const saveNotice = (id: string, content: NoticeContent) => ask(id, content);

export const removeNotice = (id: string) => ask(id, null);
