import type { HiddenCount } from './hidden-cells.ts';

/** A sheet that was not read. */
export type OtherSheet = {
  readonly name: string;
  /** Rows with content; null if it is too large to be looked through. */
  readonly rows: number | null;
  readonly isHidden: boolean;
};

/** What a workbook contains apart from what was read, or contains invisibly. */
export type WorkbookNotes = {
  /** The sheet that was read. */
  readonly sheet: string;
  readonly others: readonly OtherSheet[];
  readonly hidden: HiddenCount;
  /** Whether hidden rows and columns were taken or left out; null until it is chosen, and they are left out. */
  readonly choice: HiddenChoice | null;
};

export type HiddenChoice = 'taken' | 'leftOut';

/** What was chosen of a workbook; without a sheet the first visible one is read. */
export type WorkbookChoice = { readonly sheet?: string; readonly hidden?: HiddenChoice };

const hasHidden = ({ hidden }: WorkbookNotes) => hidden.rows + hidden.columns > 0;

/** Whether it must be chosen first what becomes of hidden rows and columns. */
export const asksOfHidden = (notes: WorkbookNotes | undefined): notes is WorkbookNotes =>
  notes !== undefined && hasHidden(notes) && notes.choice === null;

/** Whether there is anything to say. */
export const isNotable = (notes: WorkbookNotes) => hasHidden(notes) || notes.others.length > 0;
