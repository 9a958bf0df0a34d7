import type { KeyList } from '../language/key-list.ts';

/** The keys of the power grid. */
export const gridKeyList: KeyList = [
  [
    ['↑', '↓', '←', '→'],
    ['رفتن به خانهٔ کناری', 'Move by a cell'],
  ],
  [
    ['Enter', 'Tab'],
    ['خانهٔ پایین، خانهٔ سمت راست', 'The cell below, the cell to the right'],
  ],
  [
    ['Home', 'End'],
    ['ابتدا و انتهای ردیف', 'Beginning and end of the row'],
  ],
  [
    ['Page Up', 'Page Down'],
    ['ده ردیف بالا یا پایین', 'Ten rows up or down'],
  ],
  [
    ['Shift ↓', 'Shift →'],
    ['انتخاب چند خانه', 'Select several cells'],
  ],
  [['Ctrl A'], ['انتخاب همهٔ خانه‌ها', 'Select all cells']],
  [['F2'], ['ویرایش خانه', 'Edit the cell']],
  [['Delete'], ['پاک کردن خانه‌های انتخاب‌شده', 'Clear the selected cells']],
  [
    ['Ctrl D', 'Ctrl R'],
    ['پر کردن به پایین یا به راست', 'Fill down, or to the right'],
  ],
  [['Ctrl Enter'], ['پر کردن همهٔ خانه‌های انتخاب‌شده', 'Fill all selected cells']],
  [
    ['Ctrl C', 'Ctrl V'],
    ['کپی و چسباندن', 'Copy and paste'],
  ],
  [
    ['Ctrl Z', 'Ctrl Y'],
    ['بازگرداندن، انجام دوباره', 'Undo, redo'],
  ],
  [
    ['Esc', 'Tab'],
    ['پشت سر هم: خروج از جدول', 'One after the other: leave the grid'],
  ],
];
