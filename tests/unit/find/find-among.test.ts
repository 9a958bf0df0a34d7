import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAmong, type Indexed, indexed } from '../../../src/domain/find/find-among.ts';
import type { Findable, FindKind } from '../../../src/domain/find/findable.ts';

const thing = (key: string, kind: FindKind, names: string[], also: string[] = []) =>
  indexed<Findable>({ key, kind, names, also });

const index = [
  thing('rx', 'action', ['سفارش جدید: عدسی سفارشی (RX)', 'New order: prescription lenses (RX)']),
  thing('signOut', 'action', ['خروج', 'Sign out'], ['logout']),
  thing('orders', 'screen', ['سفارش‌های من', 'My orders'], ['پیگیری', 'track']),
  thing('preorders', 'screen', ['پیش‌سفارش‌ها', 'Pre-orders']),
  thing('order', 'order', ['7K3M-9QXD'], ['H-4410', 'علی مؤمنی‌پور', 'سینی ۱۲']),
  thing('customer', 'customer', ['علی مؤمنی‌پور']),
  thing('kamal', 'customer', ['کمال یزدی']),
  thing('hmc', 'product', ['عدسی ۱٫۵۶ HMC', 'Lens 1.56 HMC'], ['HMC156']),
  thing('dark', 'setting', ['پوسته: تیره', 'Theme: dark'], ['شب']),
];
const keysOf = (text: string, most = 9) => findAmong(index, text, most).map(({ key }) => key);

describe('one field finds', () => {
  test.each([
    ['an order by its number', '7K3M-9QXD', ['order']],
    ['by the end of its number, in small letters', '9qxd', ['order']],
    ['by its reference', 'h4410', ['order']],
    ['by a tray in Latin digits', 'سینی 12', ['order']],
    ['a customer before their order', 'علی مومنی', ['customer', 'order']],
    ['a name typed without its half-space', 'مؤمنیپور', ['customer', 'order']],
    ['a name typed with a space in place of it', 'علی مؤمنی پور', ['customer', 'order']],
    ['Arabic ye and kaf', 'كمال يزدي', ['kamal']],
    ['the whole name before what only begins with it', 'خروج', ['signOut']],
    ['words written together', 'signout', ['signOut']],
    ['a half-space where the name has a space', 'عدسی\u200cسفارشی', ['rx']],
    ['a product by index in Persian digits', '۱٫۵۶', ['hmc']],
    ['a product by its code', 'hmc156', ['hmc']],
    ['English in a Persian panel', 'theme da', ['dark']],
    ['the beginning of a name before words in it', 'order', ['rx', 'orders', 'preorders']],
    ['other words last', 'track', ['orders']],
    ['nothing', 'xyzzy', []],
    ['nothing by signs alone', '؟!', []],
  ])('%s', (_, text, keys) => {
    expect(keysOf(text)).toEqual(keys);
  });

  test('actions and screens are proposed before anything is typed', () => {
    expect(keysOf(' ')).toEqual(['rx', 'signOut', 'orders', 'preorders']);
  });

  test('at most five of a kind, and as many as asked for', () => {
    const many = Array.from({ length: 9 }, (_, at) => thing(`p${at}`, 'product', [`Lens ${at}`]));
    expect(findAmong([...many, ...index], 'lens', 20).map(({ key }) => key)).toEqual([
      'p0',
      'p1',
      'p2',
      'p3',
      'p4',
      'rx',
    ]);
    expect(findAmong(many, 'lens', 2)).toHaveLength(2);
  });
});

const letters = [...'ابتکیهسمAbcK۱۲۳', '\u200c'];
const word = fc
  .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 8 })
  .map((signs) => signs.join(''))
  .filter((text) => /[^\u200c]/.test(text));
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

/** Spells a text as another keyboard would. */
const respelled = (text: string) =>
  text
    .replaceAll('ک', 'ك')
    .replaceAll('ی', 'ي')
    .replaceAll('۱', '1')
    .replaceAll('۲', '٢')
    .replaceAll('\u200c', '')
    .toUpperCase();

test('every name is found by itself in any spelling, and by each beginning of it', () => {
  fc.assert(
    fc.property(name, fc.nat(40), (each, end) => {
      const one: Indexed<Findable>[] = [thing('one', 'product', [each])];
      const found = (text: string) => findAmong(one, text, 1).length === 1;
      expect(found(each)).toBe(true);
      expect(found(respelled(each))).toBe(true);
      const start = each.replaceAll('\u200c', '').slice(0, end + 1);
      expect(start.trim() === '' || found(start)).toBe(true);
    }),
  );
});

test('a longer text finds nothing that its beginning does not', () => {
  fc.assert(
    fc.property(fc.array(name, { maxLength: 5 }), name, (names, text) => {
      const all = names.map((each, at) => thing(String(at), 'setting', [each]));
      const long = new Set(findAmong(all, text, 9).map(({ key }) => key));
      // A half-space may stand between two words.
      const [first = ''] = text.replace(/^[ \u200c]+/, '').split(/[ \u200c]/);
      const short = new Set(findAmong(all, first, 9).map(({ key }) => key));
      expect([...long].filter((key) => !short.has(key))).toEqual([]);
    }),
  );
});
