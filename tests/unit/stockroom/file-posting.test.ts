import { expect, test } from 'vitest';
import { tableFile } from '../../../src/i18n/table-file/table-file.ts';
import { previewPosting } from '../../../src/stores/stockroom/file-posting.ts';

const item = 'hc-156 650 0 0';
const states = new Map([[item, { onHand: 3, promised: 0, level: null, seen: 1 }]]);

test('a file without quantities cannot be applied', () => {
  const text = tableFile.texts.nothing;
  expect(previewPosting('receipt', [], states)).toEqual({ kind: 'problem', text });
});

test('a stocktake that found no difference can be applied', () => {
  const preview = previewPosting('count', [{ row: 2, item, pieces: 3 }], states);
  expect(preview).toMatchObject({ kind: 'preview', preview: { changed: [] } });
});
