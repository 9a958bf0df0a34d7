import { messages } from '../language/message.ts';

/** Headings and lens names on an order's page. */
export const orderParts = messages('orderParts', {
  prescription: ['نسخه', 'Prescription'],
  message: ['متن پیام دریافتی', 'Message as received'],
  lens: ['عدسی', 'Lens'],
  stock: ['عدسی استوک', 'Stock lenses'],
  diameter: ['قطر', 'Diameter'],
  pieces: ['تعداد', 'Quantity'],
  each: ['هر عدد', 'Each'],
  price: ['قیمت', 'Price'],
  inQuote: ['در قیمت اعلام‌شده', 'in the quoted price'],
  history: ['روند سفارش', 'Order history'],
  design: ['طراحی', 'Design'],
  index: ['ضریب شکست', 'Index'],
  colour: ['نوع عدسی', 'Lens type'],
  coating: ['پوشش', 'Coating'],
  clear: ['سفید', 'Clear'],
  photochromic: ['فتوکروم', 'Photochromic'],
  polarised: ['پلاریزه', 'Polarised'],
});

/** Column and row headings of a placed prescription. */
export const prescriptionWords = messages('prescriptionWords', {
  eye: ['چشم', 'Eye'],
  right: ['راست', 'Right'],
  left: ['چپ', 'Left'],
  sphere: ['اسفر', 'SPH'],
  cylinder: ['سیلندر', 'CYL'],
  axis: ['محور (آکس)', 'AXIS'],
  add: ['ادیشن', 'ADD'],
  pd: ['پی‌دی', 'PD'],
  height: ['ارتفاع', 'Height'],
  notOrdered: ['سفارش داده نشده', 'Not ordered'],
  balance: ['عدسی بالانس', 'Balance lens'],
  none: ['ندارد', 'None'],
});
