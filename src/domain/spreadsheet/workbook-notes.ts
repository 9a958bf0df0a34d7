import type { HiddenCount } from './hidden-cells.ts';

/** A sheet that was not read. */
export type OtherSheet = {
  readonly name: string;
  /** Rows with content; null if the sheet is too large to search. */
  readonly rows: number | null;
  readonly isHidden: boolean;
};

/** What a workbook contains in addition to the sheet that was read, or in hidden cells. */
export type WorkbookNotes = {
  /** The sheet that was read. */
  readonly sheet: string;
  readonly others: readonly OtherSheet[];
  readonly hidden: HiddenCount;
  /** Whether hidden rows and columns were included; null until the user chooses, in which case they are left out. */
  readonly choice: HiddenChoice | null;
};

export type HiddenChoice = 'taken' | 'leftOut';

/** The user's choices for a workbook. Without a sheet, the first visible one is read. */
export type WorkbookChoice = { readonly sheet?: string; readonly hidden?: HiddenChoice };

const hasHidden = ({ hidden }: WorkbookNotes) => hidden.rows + hidden.columns > 0;

/** Whether the user still has to choose whether to include hidden rows and columns. */
export const needsHiddenChoice = (notes: WorkbookNotes | undefined): notes is WorkbookNotes =>
  notes !== undefined && hasHidden(notes) && notes.choice === null;

/** Whether there is anything to report. */
export const isNotable = (notes: WorkbookNotes) => hasHidden(notes) || notes.others.length > 0;
