import type { NoticeContent } from './notice.ts';
import { noticeLimit } from './notice-limit.ts';

/** A notice as typed; days as `2026-11-22`. */
export type TypedNotice = { fa: string; en: string; from: string; until: string };
export type NoticeFault = 'required' | 'tooLong' | 'endsBefore';

/** What is wrong with a typed notice, by field. */
export function noticeFaults(typed: TypedNotice): Partial<Record<keyof TypedNotice, NoticeFault>> {
  const faults: Partial<Record<keyof TypedNotice, NoticeFault>> = {};
  for (const field of ['fa', 'en', 'from', 'until'] as const) {
    if (typed[field].trim() === '') faults[field] = 'required';
  }
  for (const field of ['fa', 'en'] as const) {
    if (typed[field].trim().length > noticeLimit) faults[field] = 'tooLong';
  }
  if (!faults.from && !faults.until && typed.until < typed.from) faults.until = 'endsBefore';
  return faults;
}

/** Reads a typed notice, which must have no faults. */
export function readNotice({ fa, en, from, until }: TypedNotice): NoticeContent {
  return { text: { fa: fa.trim(), en: en.trim() }, from, until };
}
