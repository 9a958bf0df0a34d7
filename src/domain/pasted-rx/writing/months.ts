/** Month names with folded letters, of the Persian, Dari, Gregorian and Islamic calendars in both languages. */
export const months = [
  'فروردین|اردیبهشت|خرداد|تیر|ا?مرداد|شهریور|مهر|ابان|اذر|دی|بهمن|اسفند',
  'حمل|ثور|جوزا|سرطان|اسد|سنبله|عقرب|قوس|دلو|حوت',
  'ژانویه|فوریه|مارس|ا[وپ]ریل|ژو[ئی]ن|ژو[ئی]یه|جولای|اوت|اگوست|سپتامبر|اکتبر|نوامبر|دسامبر',
  'جنوری|فبروری|مارچ|جون|اگست|سپتمبر|اکتوبر|نومبر|دسمبر|محرم|رجب|شعبان|رمضان|شوال',
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?',
  'sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?',
  'farvardin|ordibehesht|khordad|mordad|shahrivar|mehr|aban|azar|bahman|esfand',
].join('|');

/** Months that are also everyday words: with only a number they are not certain to be a date. */
export const doubtfulMonths = 'می|مه|میزان|جدی|may|tir|dey';

/** Weekday names; in Persian also with a digit, as in `۵شنبه`. */
export const weekdays = [
  '(?:[1-5] ?|یک ?|دو ?|سه ?|چهار ?|پنج ?)?شنبه|جمعه',
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?',
].join('|');
