interface ShelfRow {
  /** The key of server/db/shelf/shelf-order.ts. */
  item: string;
  on_hand: number;
}

/** Pieces on hand of all that orders take off the shelf. */
export interface ShelfTables {
  shelf: ShelfRow;
}
