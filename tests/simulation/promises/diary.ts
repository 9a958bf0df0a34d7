/** What a person wanted, as their screen said it was taken. */
export interface Wish {
  /** Unique: by it the lab's orders are counted. */
  reference: string;
  account: string;
  user: string;
  device: string;
  /** Whether the screen said that it is kept, and the disk has it. */
  isKept: boolean;
  /** The tab in whose memory it is while the disk does not take it. */
  inMemoryOf: string | null;
  /** Whether it was sent, or only saved. */
  isSent: boolean;
  /** `asked`: its deletion was asked for, and may have come too late; `said`: it was told to be deleted. */
  deletion: 'none' | 'asked' | 'said';
  /** The id under which it was asked for. */
  deletedAs: string;
}

/** What the people of a run were told: the promises are about this. */
export class Diary {
  readonly wishes = new Map<string, Wish>();

  nextReference(): string {
    return `R-${this.wishes.size + 1}`;
  }

  write(wish: Wish): Wish {
    this.wishes.set(wish.reference, wish);
    return wish;
  }

  /** A screen says that what had this id is deleted. */
  noteDeleted(id: string): void {
    for (const wish of this.wishes.values()) {
      if (wish.deletedAs === id && wish.deletion === 'asked') wish.deletion = 'said';
    }
  }

  /** A tab ends: what only its memory had is gone, as its screen had warned. */
  forgetMemory(tab: string): void {
    for (const wish of this.wishes.values()) if (wish.inMemoryOf === tab) wish.isKept = false;
  }
}
