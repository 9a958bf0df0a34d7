import type { FrameFault } from '../../domain/frame-list/typed-frame.ts';
import { type Message, messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

/** Texts of the lab’s list of frames. */
export const frameList = messages('frameList', {
  caption: ['فریم‌ها', 'Frames'],
  searchHint: ['برند، مدل یا سایز', 'Brand, model or size'],
  add: ['فریم جدید', 'New frame'],
  edit: ['ویرایش فریم', 'Edit the frame'],
  name: ['فریم', 'Frame'],
  measures: ['اندازه‌ها', 'Measurements'],
  material: ['جنس', 'Material'],
  brand: ['برند', 'Brand'],
  alias: ['املای دیگر برند', 'Brand, written otherwise'],
  aliasHint: [
    'به خط دیگر، مانند «ری‌بن» برای Ray-Ban',
    'In the other script, such as Persian for a Latin name',
  ],
  model: ['مدل', 'Model'],
  size: ['سایز روی دسته', 'Size on the temple'],
  type: ['نوع فریم', 'Frame type'],
  shape: ['شکل استاندارد', 'Standard shape'],
  unknown: ['نامشخص', 'Unknown'],
  a: ['عرض عدسی A ‏(mm)', 'A (mm)'],
  b: ['ارتفاع B ‏(mm)', 'B (mm)'],
  dbl: ['پل DBL ‏(mm)', 'DBL (mm)'],
  ed: ['قطر مؤثر ED ‏(mm)', 'ED (mm)'],
  picture: ['عکس فریم', 'Picture of the frame'],
  pictureHint: ['JPEG، PNG، WebP یا AVIF', 'JPEG, PNG, WebP or AVIF'],
  pictureFault: [
    'این فایل عکس نیست یا باز نمی‌شود.',
    'This file isn’t a picture, or it can’t be opened.',
  ],
  removePicture: ['حذف عکس', 'Remove the picture'],
  reallyRemovePicture: ['بله، عکس حذف شود', 'Yes, remove the picture'],
  save: ['ذخیره', 'Save'],
  cancel: ['انصراف', 'Cancel'],
  remove: ['حذف فریم', 'Remove the frame'],
  reallyRemove: ['بله، فریم حذف شود', 'Yes, remove the frame'],
  keep: ['حذف نشود', 'Don’t delete'],
  saved: ['فریم ذخیره شد.', 'The frame was saved.'],
  removed: ['فریم حذف شد.', 'The frame was removed.'],
  offline: ['اینترنت قطع است. دوباره تلاش کنید.', 'You’re offline. Try again.'],
  failed: common.failed,
  empty: ['هنوز فریمی نیست', 'No frames yet'],
  emptyHint: [
    'فریم‌هایی که اینجا هستند با تایپ برند یا مدل به فروشگاه‌ها پیشنهاد می‌شوند و اندازه‌هایشان یک‌جا وارد می‌شود.',
    'Shops that type a brand or model are suggested the frames kept here, with all their measurements.',
  ],
});

/** Why a field of a frame is refused. */
export const frameFaults = messages('frameFaults', {
  required: ['این فیلد را پر کنید.', 'Fill in this field.'],
  tooLong: ['کوتاه‌تر بنویسید.', 'Make it shorter.'],
  unstorable: ['نویسه‌ای دارد که ذخیره نمی‌شود.', 'It has a character that can’t be stored.'],
  measure: [
    'این اندازه درست نیست؛ آن را به mm و در محدودهٔ فریم‌ها بنویسید.',
    'Enter a frame measurement in mm.',
  ],
  edBelowBox: ['ED از A یا B کوچک‌تر است.', 'ED is smaller than A or B.'],
  taken: [
    'فریمی با این برند، مدل و سایز در فهرست هست.',
    'A frame of this brand, model and size is on the list.',
  ],
} satisfies Record<FrameFault, Message>);
