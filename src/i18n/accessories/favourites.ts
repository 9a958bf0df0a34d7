import { messages } from '../language/message.ts';

/** Marking an accessory as a favourite. */
export const favouriteTexts = messages('favouriteAccessories', {
  mark: ['{product} در علاقه‌مندی‌ها', '{product} among favourites'],
  unknown: [
    'لابراتوار دیگر این کالا را ندارد؛ در علاقه‌مندی‌ها نیامد.',
    'The lab no longer has this, so it isn’t among your favourites.',
  ],
  tooMany: [
    'حداکثر {max} کالا در علاقه‌مندی‌ها جا می‌شود: اول یکی را بردارید.',
    'You can have at most {max} favourites: remove one first.',
  ],
});
