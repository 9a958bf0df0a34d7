import type { PathOf } from './exchange.ts';
import type { noticeContract } from './notification-contract.ts';

/** Paths of the lab's notices; apart from the other paths, which every page loads. */
export const noticesPath = '/api/notices';
export const noticePath = (id: string) =>
  `${noticesPath}/${id}` as PathOf<typeof noticeContract.notice>;
