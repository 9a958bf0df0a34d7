import type { LensKind } from '../../../src/domain/catalogue/lens.ts';
import {
  individualNumbers,
  lensNumbers,
  lensTexts,
  privateLensTexts,
} from '../../../src/domain/lab-file/fields.ts';
import type { LabLens, LabSegment } from '../../../src/domain/lab-file/order.ts';
import {
  colourFlags,
  kindWords,
  materialWords,
  segmentWords,
  sideWords,
  tintWords,
  useWords,
} from '../../../src/domain/lab-file/words.ts';
import { readTexts } from './read-texts.ts';
import {
  alikeAt,
  type LabReader,
  mapFields,
  meaningOf,
  noted,
  numberOf,
  prescribedPlace,
  textAt,
} from './reader.ts';

/** Plausible refractive indices, in hundredths. */
const believedIndex = { min: 130, max: 200 };

const density = { label: '_TINTPCT', field: 'tintDensity', places: 0 } as const;

export function readLens(reader: LabReader): LabLens {
  const { index, corridor } = mapFields(lensNumbers, (each) =>
    numberOf(reader, each, alikeAt(reader, each.label)),
  );
  return {
    ...readType(reader),
    ...mapFields(lensTexts, ({ label }) => readAlike(reader, label)),
    colour: readAlike(reader, 'COLR') || flaggedColour(reader),
    ...mapFields(privateLensTexts, ({ label }) => readTexts(reader.records, label)[0] ?? ''),
    material: readMaterial(reader),
    index: believed(reader, index),
    corridor,
    ...mapFields(individualNumbers, (each) => numberOf(reader, each, textAt(reader, each.label))),
    dominantEye: meaningOf(sideWords, textAt(reader, '_DOMEYE')),
    tintDensity: numberOf(reader, density, textAt(reader, '_TINTPCT')),
    coats: readTexts(reader.records, '_COAT').filter((id) => id !== ''),
    use: meaningOf(useWords, textAt(reader, '_USE')),
    tintForm: meaningOf(tintWords, textAt(reader, '_TINTFORM')),
  };
}

/** A text of either side with its continuations; the right side's if they differ. */
function readAlike(reader: LabReader, label: string): string {
  const right = readTexts(reader.records, label, 0)[0] ?? '';
  const left = readTexts(reader.records, label, 1)[0] ?? '';
  const prescribed = prescribedPlace(reader);
  if (prescribed !== null) return prescribed === 0 ? right : left;
  if (right !== '' && left !== '' && right !== left)
    noted(reader, { code: 'labSidesDiffer', label });
  return right || left;
}

/** Some writers only set a flag for photochromic or polarised. */
function flaggedColour(reader: LabReader): string {
  return colourFlags.find(([label]) => alikeAt(reader, label) === '1')?.[1] ?? '';
}

/** Tokens separated by spaces or commas, in any order. */
function readType(reader: LabReader): { kind: LensKind | null; segment: LabSegment | null } {
  const tokens = (alikeAt(reader, 'LTYPE') || alikeAt(reader, 'LTYP')).split(/[\s,]+/);
  const kinds = tokens.map((token) => meaningOf(kindWords, token));
  const segments = tokens.map((token) => meaningOf(segmentWords, token));
  const isStrange = tokens.some(
    (token, index) => token !== '' && !kinds[index] && !segments[index],
  );
  if (isStrange) noted(reader, { code: 'labUnreadable', label: 'LTYPE' });
  return { kind: kinds.find(Boolean) ?? null, segment: segments.find(Boolean) ?? null };
}

function readMaterial(reader: LabReader): LabLens['material'] {
  const text = alikeAt(reader, 'LMATTYPE');
  if (text === '' || text === '0') return null;
  const material = meaningOf(materialWords, text);
  return material ?? noted(reader, { code: 'labUnreadable', label: 'LMATTYPE' });
}

function believed(reader: LabReader, index: number | null): number | null {
  if (index === null) return null;
  const isBelieved = index >= believedIndex.min && index <= believedIndex.max;
  return isBelieved ? index : noted(reader, { code: 'labUnreadable', label: 'LIND' });
}
