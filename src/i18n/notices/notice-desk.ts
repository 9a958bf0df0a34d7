import { messages } from '../language/message.ts';

/** The form in which the lab writes notices. */
export const noticeDesk = messages('noticeDesk', {
  days: ['از {from} تا {until}', 'From {from} to {until}'],
  write: ['اطلاعیهٔ جدید', 'New notice'],
  fa: ['متن فارسی', 'Persian text'],
  en: ['متن انگلیسی', 'English text'],
  from: ['از روز', 'From'],
  until: ['تا روز', 'Until'],
  chooseDay: ['یک روز انتخاب کنید', 'Choose a day'],
  save: ['انتشار', 'Publish'],
  edit: ['ویرایش', 'Edit'],
  remove: ['حذف', 'Delete'],
  saved: ['منتشر شد', 'Published'],
  removed: [
    'حذف شد. متن آن در فرم مانده است؛ با «انتشار» برمی‌گردد.',
    'Deleted. Its text is still in the form: publish it to restore it.',
  ],
  required: ['این فیلد را پر کنید', 'Fill in this field'],
  tooLong: ['متن طولانی است: حداکثر {max} نویسه', 'Too long: at most {max} characters'],
  endsBefore: ['پایان باید پس از شروع باشد', 'It must end on or after the first day'],
  offline: [
    'انجام نشد، چون اینترنت قطع است. متن شما می‌ماند؛ دوباره تلاش کنید.',
    'That didn’t work: you’re offline. What you typed stays here; try again.',
  ],
  failed: [
    'سرور پاسخ نداد. متن شما می‌ماند؛ دوباره تلاش کنید.',
    'The server didn’t answer. What you typed stays here; try again.',
  ],
});
