import { messages } from '../language/message.ts';

/** Words of the drawing of frame and lenses. */
export const drawing = messages('drawing', {
  front: [
    'فریم از روبه‌رو با مرکز دید و بلنک هر چشم؛ اندازه‌ها در جدول زیر است.',
    'The frame from the front, with each eye’s centration and blank; the figures are in the table below.',
  ],
  side: ['نیم‌رخ عدسی در ضریب {index}', 'The lens from the side, index {index}'],
  measures: ['اندازه‌های هر چشم در فریم', 'Each eye in the frame'],
  thickness: ['ضخامت در هر ضریب، چشم راست', 'Thickness in each index, right eye'],
  thicknessLeft: ['ضخامت در هر ضریب، چشم چپ', 'Thickness in each index, left eye'],
  eye: ['چشم', 'Eye'],
  right: ['راست', 'Right'],
  left: ['چپ', 'Left'],
  pd: ['پی‌دی', 'PD'],
  nearPd: ['پی‌دی نزدیک', 'Near PD'],
  height: ['ارتفاع', 'Height'],
  inset: ['جابه‌جایی مرکز', 'Decentred'],
  blank: ['بلنک', 'Blank'],
  least: ['کمینه {least}', 'least {least}'],
  in: ['داخل', 'in'],
  out: ['خارج', 'out'],
  up: ['بالا', 'up'],
  down: ['پایین', 'down'],
  none: ['ندارد', 'None'],
  fits: ['کافی است', 'fits'],
  tooLarge: ['بزرگ‌تر از بلنک‌های موجود', 'larger than any on offer'],
  index: ['ضریب', 'Index'],
  edge: ['لبه mm', 'Edge mm'],
  centre: ['مرکز mm', 'Centre mm'],
  weight: ['وزن گرم', 'Weight g'],
  chosen: ['انتخاب شما', 'your choice'],
  cutShape: ['تراش‌خورده در این فریم', 'Edged to this frame'],
  cutBlank: ['بلنک گرد Ø {diameter}', 'Round blank Ø {diameter}'],
  needsFrame: [
    'با اندازه‌های فریم، نمای روبه‌رو هم کشیده می‌شود.',
    'With the frame’s measures the front is drawn too.',
  ],
  needsPower: [
    'با نوشتن نمره، ضخامت عدسی دیده می‌شود.',
    'Once a power is written, the thickness shows.',
  ],
  estimates: [
    'همهٔ این اندازه‌ها برآورد است؛ عدد نهایی را لابراتوار تعیین می‌کند.',
    'All of this is an estimate; the lab’s figures decide.',
  ],
});
