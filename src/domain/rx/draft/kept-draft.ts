import {
  type KeptReader,
  likeParts,
  list,
  oneOf,
  optional,
  part,
  readableOf,
  refuse,
  string,
  unlessUnreadable,
  whole,
} from '../../vocabulary/kept-data.ts';
import { type WarningCode, warningCodes } from '../../vocabulary/warning-codes.ts';
import type { DraftDismissal } from '../warnings/dismissals.ts';
import { emptyRxDraft, type FirstPair, type RxDraft } from './draft.ts';

type Shape = { radii: number[]; angles: number[] | null };

const anyShape = part<Shape>({ radii: list(whole), angles: optional(list(whole)) });

/** Requires as many angles as radii, or drawing would fail. The values are checked with the order. */
const shape: KeptReader<Shape> = (kept) => {
  const { radii, angles } = anyShape(kept);
  if (radii.length === 0 || (angles && angles.length !== radii.length)) refuse();
  return { radii, angles };
};

const warningCode: KeptReader<WarningCode> = (kept) =>
  warningCodes.find((code) => code === kept) ?? refuse();

const firstPair = part<FirstPair>({
  id: string,
  number: string,
  customer: string,
  since: whole,
  countsAt: optional(whole),
});

/**
 * Reads a draft kept by an earlier version of the panel; throws for anything else. An unreadable trace or dismissal is
 * dropped, and the order asks for it again.
 */
export const rxDraftFrom: KeptReader<RxDraft> = part<RxDraft>({
  ...likeParts(emptyRxDraft()),
  eyes: oneOf('both', 'right', 'left'),
  job: oneOf('uncut', 'remoteEdged', 'fullGlaze'),
  trace: unlessUnreadable(
    optional(part({ right: optional(shape), left: optional(shape), kept: list(string) })),
  ),
  firstPair: unlessUnreadable(optional(firstPair)),
  acknowledged: readableOf(part<DraftDismissal>({ code: warningCode, path: string, seen: string })),
});
