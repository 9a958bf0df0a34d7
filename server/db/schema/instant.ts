import type { ColumnType } from 'kysely';

/** An instant the database writes down by its own clock unless told. */
export type Instant = ColumnType<Date, Date | undefined, Date>;
