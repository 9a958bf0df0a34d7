/** An order that a person wants, and what the screens have said about it. */
export interface WantedOrder {
  /** Unique, so that the lab's orders can be matched to it. */
  reference: string;
  account: string;
  user: string;
  device: string;
  /** Whether the screen said it is stored, so that the disk must have it. */
  isKept: boolean;
  /** The tab that holds it in memory while the disk refuses it. */
  inMemoryOf: string | null;
  /** Whether it was sent; otherwise it was only saved. */
  isSent: boolean;
  /** `asked`: someone asked to delete it, perhaps too late. `said`: a screen said it was deleted. */
  deletion: 'none' | 'asked' | 'said';
  /** The id of the record that was to be deleted. */
  deletedAs: string;
}

/** Everything the screens told people in a run. The promises are judged by it. */
export class Diary {
  readonly wantedOrders = new Map<string, WantedOrder>();

  nextReference(): string {
    return `R-${this.wantedOrders.size + 1}`;
  }

  write(wanted: WantedOrder): WantedOrder {
    this.wantedOrders.set(wanted.reference, wanted);
    return wanted;
  }

  /** Notes that a screen says the record with this id is deleted. */
  noteDeleted(id: string): void {
    for (const wanted of this.wantedOrders.values()) {
      if (wanted.deletedAs === id && wanted.deletion === 'asked') wanted.deletion = 'said';
    }
  }

  /** Notes that a tab has ended. What it held only in memory is gone, as its screen had warned. */
  forgetMemory(tab: string): void {
    for (const wanted of this.wantedOrders.values())
      if (wanted.inMemoryOf === tab) wanted.isKept = false;
  }
}
