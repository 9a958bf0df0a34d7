import { noticePath } from '../../api/notices/paths.ts';
import type { NoticeContent } from '../../domain/notices/notice.ts';
import type { TypedNotice } from '../../domain/notices/typed-notice.ts';
import { readDashboard } from '../dashboard/dashboard.ts';
import { newId } from '../device/records/new-id.ts';
import { heldTyped, holdTyped } from '../leaving/held-typed.ts';
import { changeOwn, whyUnchanged } from '../shell/change-own.ts';

/** Result of a request. The typed text stays unless the result is `done`. */
export type NoticeResult = 'done' | 'offline' | 'failed';

/** A notice being written, under its existing or future id. */
export type NoticeDraft = TypedNotice & { id: string };

export const emptyNotice = (): NoticeDraft => {
  return { id: newId(), fa: '', en: '', from: '', until: '' };
};

/** The notice that was being written in this tab. */
export const typedNotice = () => heldTyped<NoticeDraft>('notice');

/** Saves a notice while it is typed, until it is published. */
export const keepNotice = (draft: NoticeDraft | null) => holdTyped('notice', draft);

async function ask(id: string, content: NoticeContent | null): Promise<NoticeResult> {
  const path = noticePath(id);
  const changed = await (content
    ? changeOwn(path, { method: 'PUT', body: content })
    : changeOwn(path, { method: 'DELETE', body: undefined }));
  if (changed.kind !== 'done') return whyUnchanged(changed);
  await readDashboard();
  return 'done';
}

/** Publishes a notice. Publishing the same content again changes nothing. */
export const saveNotice = (id: string, content: NoticeContent) => ask(id, content);

export const removeNotice = (id: string) => ask(id, null);
