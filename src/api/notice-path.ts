import type { NoticeContent } from '../domain/notices/notice.ts';
import type { ApiPath, Change } from './api-path.ts';
import type { NoticesAnswer } from './notification-contract.ts';

/** Paths of the lab's notices; apart from the other paths, which every page loads. */
export const noticesPath = '/api/notices' as ApiPath<{ GET: NoticesAnswer }>;
export const noticePath = (id: string) =>
  `${noticesPath}/${id}` as ApiPath<{
    PUT: Change<NoticeContent, NoticesAnswer>;
    DELETE: Change<undefined, NoticesAnswer>;
  }>;
