import { expect, test } from 'vitest';
import { recordedWords } from '../../../src/domain/audit/recorded-words.ts';

test('an entry is found by names, and by texts and numbers at any depth', () => {
  const before = { text: { fa: 'تعطيل', en: 'Closed' }, price: 1_200_000 };
  const words = recordedWords(['عینک‌سرای مهتاب', 'Lab'], before, undefined);
  expect(words).toEqual(
    expect.arrayContaining(['عینکسرای', 'سرای', 'مهتاب', 'lab', 'تعطیل', 'closed', '1200000']),
  );
});

test('a long change leaves the names among the words', () => {
  const many = Array.from({ length: 5000 }, (_, at) => `word${at}`);
  const words = recordedWords(['Lab'], { many });
  expect(words[0]).toBe('lab');
  expect(words.length).toBeLessThan(100);
});
