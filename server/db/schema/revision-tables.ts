import type { ColumnType } from 'kysely';
import type { ItemKind } from '../../../src/domain/revisions/item-key.ts';
import type { Instant } from './instant.ts';

interface RevisionRow {
  number: number;
  id: string;
  /** A digest of the request, to recognise a repeated one. */
  digest: Buffer;
  at: Instant;
  byAccount: string | null;
  byUser: string | null;
  /** Null if the server made it. */
  byName: string | null;
  kind: 'baseline' | 'edit' | 'import' | 'bulk' | 'restore';
  note: string;
  restored: number | null;
  /** Number of items it changed. */
  items: number;
}

type Value = ColumnType<unknown, string | null, never>;

interface RevisionItemRow {
  number: number;
  item: string;
  before: Value;
  after: Value;
}

interface AssortmentRow {
  kind: ItemKind;
  item: string;
  value: unknown;
}

/** The lab's revisions, and a view of the tables they change as items. */
export interface RevisionTables {
  revisions: RevisionRow;
  revisionItems: RevisionItemRow;
  assortment: AssortmentRow;
}
