import type { StandingView } from '../../domain/counter/queue-view.ts';
import type { ViewFault } from '../../domain/counter/typed-view.ts';
import { type Message, messages } from '../language/message.ts';

/** Named views of the order list. */
export const queueViews = messages('queueViews', {
  views: ['نماهای فهرست', 'Views of the list'],
  all: ['همه', 'All'],
  save: ['ذخیرهٔ نما', 'Save view'],
  edit: ['تغییر نما', 'Edit view'],
  saveTitle: ['ذخیرهٔ این فیلترها با یک نام', 'Save these filters under a name'],
  hint: [
    'در هر دستگاهی که وارد شوید، با تعداد سفارش‌هایش دیده می‌شود.',
    'Shown with its number of orders wherever you sign in.',
  ],
  inMenu: ['نمایش این نما و تعدادش در منو', 'Show this view and its count in the menu'],
  name: ['نام نما', 'Name of the view'],
  submit: ['ذخیره', 'Save'],
  remove: ['حذف نما', 'Delete view'],
  cancel: ['انصراف', 'Cancel'],
  refused: [
    'ذخیره نشد. شاید به سقف ۲۰ نما رسیده‌اید؛ یکی را حذف کنید.',
    'It wasn’t saved. You may have 20 views already: delete one.',
  ],
  offline: ['ذخیره نشد؛ اینترنت قطع است.', 'It wasn’t saved: you’re offline.'],
  failed: ['ذخیره نشد؛ کمی بعد دوباره تلاش کنید.', 'It wasn’t saved. Try again in a moment.'],
});

/** The built-in views. */
export const standingViewTexts = messages('standingViews', {
  dueToday: ['موعد امروز', 'Due today'],
  late: ['با تأخیر', 'Late'],
  answered: ['پاسخ‌داده‌شده', 'Answered'],
  quotes: ['منتظر اعلام قیمت', 'Quotes'],
  waiting: ['منتظر شما', 'Waiting for you'],
} satisfies Record<StandingView, Message>);

export const viewFaults = {
  required: ['نامی بنویسید.', 'Enter a name.'],
  tooLong: ['نام را کوتاه‌تر کنید: حداکثر ۴۰ نویسه.', 'Shorten the name to 40 characters.'],
} as const satisfies Record<ViewFault, Message>;
