import type { ColumnType } from 'kysely';
import type { ItemKind } from '../../../src/domain/revisions/item-key.ts';
import type { Instant } from './instant.ts';

interface RevisionRow {
  number: number;
  id: string;
  /** Of what was asked, so that a repeated request is known. */
  digest: Buffer;
  at: Instant;
  byAccount: string | null;
  byUser: string | null;
  /** Null for the server itself. */
  byName: string | null;
  kind: 'baseline' | 'edit' | 'import' | 'bulk' | 'restore';
  note: string;
  restored: number | null;
  /** How many items it changed. */
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
