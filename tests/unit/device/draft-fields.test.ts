import { expect, test } from 'vitest';
import { recordVersion } from '../../../src/stores/device/records/kept-records.ts';
import { rxPaths } from '../../../src/stores/rx/paths.ts';

const eye =
  'sphere cylinder axis add pd height nearPd centreHeight ' +
  'prism.horizontal.amount prism.horizontal.base prism.vertical.amount prism.vertical.base';

/** Fields of a prescription's draft by part, in the version of records that has them. */
const fields = {
  '': 'reference patient eyes use job balance requests requestNote tray remarks firstPair',
  'people.': 'prescriber prescribedOn mobile insurance branch',
  'right.': eye,
  'left.': eye,
  'lens.': 'kind design index colour coating',
  'services.': 'tint.colour tint.density tint.form mirror coats engraving',
  'frame.': 'type shape a b dbl ed',
  'frameDetails.': 'material brand model colour size follows parcel',
  'measures.':
    'vertexDistance refractedVertex pantoscopicTilt wrap readingDistance inset dominantEye ' +
    'workingDistance degression corridor',
  'wishes.': 'diameter baseCurve centreThickness edgeThickness',
};

test('a draft with another field is of another record version', () => {
  const paths = Object.entries(fields).flatMap(([part, names]) =>
    names.split(' ').map((name) => `${part}${name}`),
  );
  // Where this fails for a new field, raise `recordVersion`: a draft kept without the field is then read with it empty.
  expect({ version: recordVersion, paths: rxPaths.toSorted() }).toEqual({
    version: 5,
    paths: paths.toSorted(),
  });
});
