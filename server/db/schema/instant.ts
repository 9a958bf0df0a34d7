import type { ColumnType } from 'kysely';

/** A timestamp that defaults to the database's clock. */
export type Instant = ColumnType<Date, Date | undefined, Date>;
