import * as z from 'zod/mini';
import { longestKey } from '../../domain/revisions/item-key.ts';
import { searchLimit } from '../../domain/vocabulary/search-limit.ts';
import { orderText } from '../../domain/vocabulary/storable-text.ts';
import type { Contracts } from '../exchange.ts';

/** Most changes of one revision: every power of a large lab's shelf. */
export const mostChanges = 50_000;

/** Longest note of a revision, in UTF-16 code units. */
export const longestNote = 500;

/** Most entries of a page of revisions, and most items of a page of items. */
export const mostRevisions = 100;
export const mostItems = 10_000;

const key = z.string().check(z.maxLength(longestKey), z.regex(/^[ -~]+$/));
const number = z.int().check(z.gte(0));
const note = orderText(longestNote).check(z.trim());

/** The value is of the key's kind in src/domain/revisions/item-values.ts; null removes the item. */
export const sentChange = z.strictObject({ item: key, value: z.unknown() });

/**
 * What the lab changes in its assortment, all or nothing. `base` is the number of the latest revision that the editor had
 * seen (`number` of the items' answer). An item that has changed since is refused with 409: its issue is at
 * `changes.3.item`, with `params` `{ fault: 'changedSince', number, by }`. What breaks a rule is refused with 422: issues
 * at `changes.3.item` and `changes.3.value.…`, whose `params.fault` is a `Fault` of src/domain/revisions/fault.ts.
 */
export const revisionRequest = z.strictObject({
  /** UUIDv7 made by the client. A repeated request gets the first answer again. */
  id: z.uuid(),
  base: number,
  note,
  kind: z.enum(['edit', 'import', 'bulk']),
  changes: z.array(sentChange).check(z.minLength(1), z.maxLength(mostChanges)),
});
export type RevisionRequest = Omit<z.input<typeof revisionRequest>, 'changes'> & {
  changes: readonly z.input<typeof sentChange>[];
};

/**
 * Restores items to their state after an earlier revision: those named, or all. Issues are those of
 * the resulting changes; `params.item` names the item.
 */
export const restoreRequest = z.strictObject({
  id: z.uuid(),
  base: number,
  note,
  items: z.optional(z.array(key).check(z.minLength(1), z.maxLength(mostChanges))),
});

/** `baseline` is the state before revisions were kept. The server is its author, as of changes by its commands. */
export const revisionSummary = z.strictObject({
  number,
  at: z.iso.datetime(),
  /** The author's name at the time; null for the server itself. */
  by: z.nullable(z.string()),
  kind: z.enum(['baseline', 'edit', 'import', 'bulk', 'restore']),
  note: z.string(),
  /** The revision whose state was restored. */
  restored: z.nullable(number),
  /** Number of items it changed. */
  items: number,
});
export type RevisionSummary = z.infer<typeof revisionSummary>;

/** An item before and after; null where it did not exist. */
const changedItem = z.strictObject({ item: key, before: z.unknown(), after: z.unknown() });

/** What a request would do, including consequences such as dated prices that a new one replaces. */
export const previewAnswer = z.strictObject({
  added: z.array(changedItem),
  changed: z.array(changedItem),
  removed: z.array(changedItem),
});
export type PreviewAnswer = z.infer<typeof previewAnswer>;

const count = (most: number) =>
  z.string().check(
    z.regex(/^[1-9]\d{0,5}$/),
    z.refine((text) => Number(text) <= most),
  );
const numberText = z.string().check(z.regex(/^\d{1,15}$/));

/** Which revisions to list; all filters may be left out. */
export const revisionsQuery = z.strictObject({
  /** `next` of the page before. */
  before: z.optional(numberText),
  /** 1 to `mostRevisions`; 50 unless given. */
  limit: z.optional(count(mostRevisions)),
  /** Only revisions that changed this item, or one whose key starts with this. */
  item: z.optional(key),
  /** Words of the note or of the author's name. */
  text: z.optional(orderText(searchLimit)),
});

/** Revisions, newest first. */
export const revisionsAnswer = z.strictObject({
  revisions: z.array(revisionSummary),
  /** Give it as `before` for the following page; null at the end. */
  next: z.nullable(number),
});
export type RevisionsAnswer = z.infer<typeof revisionsAnswer>;

/** Which of a revision's items to read. */
export const revisionItemsQuery = z.strictObject({
  after: z.optional(key),
  /** 1 to `mostItems`; 500 unless given. */
  limit: z.optional(count(mostItems)),
});

/** A revision with its items, by key. */
export const revisionItemsAnswer = z.strictObject({
  revision: revisionSummary,
  items: z.array(changedItem),
  /** Give it as `after` for the following page; null at the end. */
  next: z.nullable(key),
});
export type RevisionItemsAnswer = z.infer<typeof revisionItemsAnswer>;

/** Which items to read: now, or as they were after revision `at`. */
export const itemsQuery = z.strictObject({
  /** Prefix of the keys, such as `coating ` or `stockCell hmc-156 `. */
  prefix: z.optional(key),
  at: z.optional(numberText),
  after: z.optional(key),
  /** 1 to `mostItems`, the default. */
  limit: z.optional(count(mostItems)),
});

/** Items by key. */
export const itemsAnswer = z.strictObject({
  /** The latest revision: the `base` of an edit of these items. */
  number,
  items: z.array(z.strictObject({ item: key, value: z.unknown() })),
  /** Give it as `after` for the following page; null at the end. */
  next: z.nullable(key),
});
export type ItemsAnswer = z.infer<typeof itemsAnswer>;

export const revisionContract = {
  all: {
    GET: { answer: revisionsAnswer },
    POST: { body: revisionRequest, answer: revisionSummary },
  },
  preview: { POST: { body: revisionRequest, answer: previewAnswer } },
  one: { GET: { answer: revisionItemsAnswer } },
  items: { GET: { answer: itemsAnswer } },
  restore: { POST: { body: restoreRequest, answer: revisionSummary } },
} satisfies Contracts;
