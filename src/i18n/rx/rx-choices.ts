import { messages } from '../language/message.ts';

/** Names of the choices in a prescription order. */
export const rxChoices = messages('rxChoices', {
  both: ['هر دو', 'Both'],
  right: ['راست', 'Right'],
  left: ['چپ', 'Left'],
  singleVision: ['تک‌دید', 'Single vision'],
  bifocal: ['دوکانونی (دو دید)', 'Bifocal'],
  progressive: ['تدریجی (پروگرسیو)', 'Progressive'],
  distance: ['دور', 'Distance'],
  near: ['نزدیک', 'Near'],
  uncut: ['خام', 'Uncut'],
  remoteEdged: ['تراش‌خورده', 'Edged'],
  fullGlaze: ['تراش و نصب', 'Edged and fitted'],
  clear: ['سفید', 'Clear'],
  photochromic: ['فتوکروم', 'Photochromic'],
  polarised: ['پلاریزه', 'Polarised'],
});
