import { lensColours } from '../catalogue/lens-choices.ts';
import { writeScaled } from '../lab-format/number.ts';
import { presentRecord, singleRecord } from '../lab-format/records.ts';
import { writeText } from '../lab-format/text.ts';
import { eyeSides } from '../vocabulary/eye.ts';
import { isBalanced, type LensesMade } from './eyes-made.ts';
import { individualNumbers, lensNumbers, lensTexts, privateLensTexts } from './fields.ts';
import type { LabLens, LabOrder } from './order.ts';
import {
  colourFlags,
  kindWords,
  materialWords,
  segmentWords,
  sideWords,
  tintWords,
  useWords,
  wordFor,
} from './words.ts';

/** Lens records, for each lens to make. */
export function lensRecords(order: LabOrder, made: LensesMade): string[] {
  const { lens } = order;
  const eyes = lensSides(made);
  const twice = (label: string, word: string) =>
    presentRecord(
      label,
      eyes.map((isOrdered) => (isOrdered ? word : '')),
    );
  return [
    ...typeRecords(order, eyes),
    ...lensTexts.flatMap(({ label, field }) =>
      field === 'name' ? nameRecords(order, eyes) : writeText(label, lens[field], eyes),
    ),
    ...colourFlags.flatMap(([label, colour]) => {
      const isKnown = lensColours.some((each) => each === lens.colour);
      return singleRecord(label, isKnown ? (lens.colour === colour ? '1' : '0') : '');
    }),
    ...twice('LMATTYPE', wordFor(materialWords, lens.material)),
    ...lensNumbers.flatMap(({ label, field, places }) =>
      twice(label, writeScaled(lens[field], places)),
    ),
    ...privateLensTexts.flatMap(({ label, field }) => writeText(label, lens[field])),
    ...lens.coats.flatMap((coat) => writeText('_COAT', coat)),
    ...singleRecord('_USE', wordFor(useWords, lens.use)),
    ...individualNumbers.flatMap(({ label, field, places }) =>
      singleRecord(label, writeScaled(lens[field], places)),
    ),
    ...singleRecord('_DOMEYE', wordFor(sideWords, lens.dominantEye)),
    ...singleRecord('_TINTPCT', writeScaled(lens.tintDensity, 0)),
    ...singleRecord('_TINTFORM', wordFor(tintWords, lens.tintForm)),
  ];
}

/** Sides to write; both if no lens is made, so that the record is not lost. */
function lensSides(made: LensesMade): readonly boolean[] {
  const isNone = made.right === null && made.left === null;
  return eyeSides.map((side) => isNone || made[side] !== null);
}

/** A balance lens is single vision, whatever the other lens is. */
function typeRecords(order: LabOrder, eyes: readonly boolean[]): string[] {
  const { lens } = order;
  if (lens.kind === null && lens.segment === null) return [];
  const typed = (type: string) =>
    eyeSides.map((side, index) => (isBalanced(order, side) ? 'SV' : eyes[index] ? type : ''));
  // Readers know either LTYPE or LTYP, which has only the kind.
  return [
    ...presentRecord('LTYPE', typed(typeOf(lens))),
    ...(lens.kind ? presentRecord('LTYP', typed(wordFor(kindWords, lens.kind))) : []),
  ];
}

/** The standard has no flag for a balance lens, so its name states it. */
function nameRecords(order: LabOrder, eyes: readonly boolean[]): string[] {
  const sides = eyes.map((isMade, index) => {
    const side = eyeSides[index];
    return isMade && side !== undefined && !isBalanced(order, side);
  });
  const isAny = eyeSides.some((side) => isBalanced(order, side));
  return writeText('LNAM', order.lens.name, sides, isAny ? 'BALANCE' : '');
}

function typeOf({ kind, segment }: LabLens): string {
  return `${wordFor(kindWords, kind)} ${wordFor(segmentWords, segment)}`.trim();
}
