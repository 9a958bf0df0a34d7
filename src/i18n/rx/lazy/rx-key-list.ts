import type { KeyList } from '../../language/key-list.ts';

/** The keys of the prescription form. */
export const rxKeyList: KeyList = [
  [['Enter'], ['فیلد بعدی', 'Next field']],
  [
    ['Tab', 'Shift Tab'],
    ['فیلد بعدی یا قبلی، هر کدام که باشد', 'Next or previous field, whichever it is'],
  ],
  [
    ['↑', '↓'],
    ['یک پله بیشتر یا کمتر در فیلدهای عددی', 'One step up or down, in a number'],
  ],
  [['Ctrl Enter'], ['ارسال سفارش', 'Send the order']],
];
