import { messages } from '../../language/message.ts';

/** Shown if the lens list couldn't be refreshed. */
export const catalogueAge = messages('catalogueAge', {
  prices: [
    'عدسی‌ها و قیمت‌ها به‌روز نشد؛ مربوط به {age} است.',
    'Lenses and prices couldn’t be updated. They are from {age}.',
  ],
  lenses: [
    'فهرست عدسی‌ها به‌روز نشد؛ مربوط به {age} است.',
    'The lens list couldn’t be updated. It is from {age}.',
  ],
});
