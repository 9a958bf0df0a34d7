import * as z from 'zod/mini';
import { notice, noticeContent } from '../../domain/notices/notice.ts';
import type { Contracts } from '../exchange.ts';

/** The lab's notices from today on. */
export const noticesAnswer = z.strictObject({ notices: z.array(notice) });
export type NoticesAnswer = z.infer<typeof noticesAnswer>;

export const noticeContract = {
  notice: {
    PUT: { body: noticeContent, answer: noticesAnswer },
    DELETE: { body: null, answer: noticesAnswer },
  },
} satisfies Contracts;
