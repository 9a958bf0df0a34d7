import type { PathOf } from '../exchange.ts';
import type { noticeContract } from './contract.ts';

/** Paths of the lab's notices. */
export const noticesPath = '/api/notices';
export const noticePath = (id: string) =>
  `${noticesPath}/${id}` as PathOf<typeof noticeContract.notice>;
