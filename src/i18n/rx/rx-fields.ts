import { messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

/** Names of the fields outside the folded parts. */
export const rxFields = messages('rxFields', {
  reference: common.reference,
  patient: ['نام مشتری', 'Patient'],
  eyes: ['چشم', 'Eyes'],
  sphere: ['اسفر', 'SPH'],
  cylinder: ['سیلندر', 'CYL'],
  axis: ['محور (آکس)', 'AXIS'],
  add: ['ادیشن', 'ADD'],
  pd: ['پی‌دی', 'PD'],
  height: ['ارتفاع', 'HEIGHT'],
  nearPd: ['پی‌دی نزدیک', 'Near PD'],
  centreHeight: ['ارتفاع مرکز اپتیکی', 'Optical centre height'],
  kind: ['نوع دید', 'Vision type'],
  design: ['طراحی', 'Design'],
  index: ['ضریب شکست', 'Index'],
  colour: ['نوع عدسی', 'Lens type'],
  coating: ['پوشش', 'Coating'],
  use: ['کاربرد', 'Use'],
  job: ['نوع سفارش', 'Job'],
  remarks: common.remarks,
});
