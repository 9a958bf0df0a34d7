import * as z from 'zod/mini';
import { sentDay } from '../vocabulary/sent-day.ts';
import { orderText } from '../vocabulary/storable-text.ts';
import { noticeLimit } from './notice-limit.ts';

const words = orderText(noticeLimit).check(z.trim(), z.minLength(1));

const content = {
  text: z.strictObject({ fa: words, en: words }),
  /** First and last day on which shops see it, local to the lab, as `2026-11-22`. */
  from: sentDay,
  until: sentDay,
};

/** An announcement by the lab to all shops. */
export const noticeContent = z
  .strictObject(content)
  .check(z.refine(({ from, until }) => from <= until, { path: ['until'] }));
export type NoticeContent = z.infer<typeof noticeContent>;

export const notice = z.strictObject({ id: z.uuid(), ...content });
export type Notice = z.infer<typeof notice>;
