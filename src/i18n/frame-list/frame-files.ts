import type { FrameFileRow } from '../../domain/frame-list/frame-file.ts';
import { type Message, messages } from '../language/message.ts';
import { frameList } from './frame-list.ts';

/** Texts of files of frames. */
export const frameFiles = messages('frameFiles', {
  hint: [
    'ستون‌های برند و مدل لازم است. فریم با برند، مدل و سایزش شناخته می‌شود؛ اندازه‌ها به mm است. ستون‌هایی که نیستند همان‌طور می‌مانند.',
    'Columns of brand and model are needed. A frame is known by brand, model and size; measurements are in mm. Columns that are missing stay as they are.',
  ],
  stays: [
    'هیچ فریمی حذف نمی‌شود: فریم‌هایی که در فایل نیستند همان‌طور می‌مانند.',
    'No frame is removed: frames that are not in the file stay as they are.',
  ],
  repeated: ['در ردیف دیگری هم آمده است', 'is in another row too'],
  none: ['—', '—'],
  tooMany: [
    'فایل فریم‌های زیادی دارد. آن را در چند فایل وارد کنید.',
    'The file has too many frames. Import it as several files.',
  ],
});

/** Headings of the columns. */
export const frameColumnTitles: Record<keyof FrameFileRow, Message> = {
  brand: frameList.texts.brand,
  alias: frameList.texts.alias,
  model: frameList.texts.model,
  size: frameList.texts.size,
  type: frameList.texts.type,
  shape: frameList.texts.shape,
  material: frameList.texts.material,
  a: frameList.texts.a,
  b: frameList.texts.b,
  dbl: frameList.texts.dbl,
  ed: frameList.texts.ed,
};
