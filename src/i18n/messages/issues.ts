import { messages } from '../message.ts';

/** What stands against a field and what to do about it; `{label}` is the field's own name. */
export const issues = messages('issues', {
  invalid: ['{label} معتبر نیست', '{label} is not valid'],
  required: ['{label} را انتخاب کنید', '{label}: choose one'],
  notANumber: [
    '{label} معتبر نیست: عددی مانند {example} بنویسید',
    '{label} is not valid: write a number such as {example}',
  ],
  signMissing: ['{label} علامت ندارد: + یا − بگذارید', '{label} has no sign: write + or −'],
  offStep: [
    '{label} گام‌های {step} دارد: نزدیک‌ترین گام را بنویسید',
    '{label} goes in steps of {step}: write the nearest one',
  ],
  outOfRange: [
    '{label} بیرون از بازه است: از {min} تا {max} بنویسید',
    '{label} is out of range: write {min} to {max}',
  ],
  sphereMissing: [
    '{label} خالی است: آن را بنویسید، برای پلانو ۰',
    '{label} is empty: write it, 0 for plano',
  ],
  axisMissing: [
    'سیلندر نوشته شده است: {label} را هم بنویسید، ۱ تا ۱۸۰',
    'There is a cylinder: write its {label} too, 1 to 180',
  ],
  axisWithoutCylinder: [
    '{label} هست ولی سیلندر نیست: محور حذف شود یا سیلندر اضافه شود؟',
    'There is an {label} but no cylinder: remove the axis, or add a cylinder?',
  ],
  addMissing: [
    'این نوع عدسی ادیشن می‌خواهد: {label} را بنویسید',
    'This kind of lens needs an addition: write {label}',
  ],
  addWithoutNear: [
    'عدسی تک‌دید ادیشن ندارد: {label} را پاک کنید یا نوع عدسی را عوض کنید',
    'A single vision lens has no addition: clear {label} or change the kind of lens',
  ],
  pdMissing: [
    'این نوع عدسی پی‌دی می‌خواهد: {label} تک‌چشمی را بنویسید',
    'This kind of lens needs it: write the monocular {label}',
  ],
  heightBelowDesign: [
    '{label} برای این طراحی کم است: دست‌کم {min} بنویسید یا طراحی دیگری انتخاب کنید',
    '{label} is too low for this design: write at least {min}, or choose another design',
  ],
  eyeMissing: [
    'هیچ چشمی سفارش داده نشده است: دست‌کم یکی را بنویسید',
    'No eye is ordered: write at least one',
  ],
  unknownLens: [
    '{label} دیگر در فهرست عدسی‌ها نیست: دوباره انتخاب کنید',
    '{label} is not among the lenses on offer: choose again',
  ],
  powerNotMade: [
    'این عدسی در این نمره ساخته نمی‌شود: نمره را بررسی کنید یا عدسی دیگری انتخاب کنید',
    'This lens is not made in this power: check the power, or choose another lens',
  ],
  priceChanged: [
    'قیمت عوض شده است: قیمت تازه را ببینید و دوباره بفرستید',
    'The price has changed: look at the new one, then send again',
  ],
  tooLong: [
    '{label} بلند است: بیش از {max} نویسه ننویسید',
    '{label} is too long: write no more than {max} characters',
  ],
  unknownField: [
    'لابراتوار {label} را نمی‌شناسد: صفحه را تازه کنید و دوباره بفرستید',
    'The lab does not know {label}: reload the page and send again',
  ],
});
