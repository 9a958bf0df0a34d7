import { messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

/** Reading a prescription from a message. */
export const pastedRx = messages('pastedRx', {
  title: ['نسخه از متن پیام', 'Prescription from a message'],
  paste: ['متن پیام را اینجا بچسبانید', 'Paste the message here'],
  read: ['خواندن نسخه', 'Read it'],
  nothing: ['در این متن نسخه‌ای پیدا نشد.', 'No prescription was found in this text.'],
  howTo: [
    'متن را در همین کادر اصلاح کنید: هر چشم در یک خط، با نام چشم و علامت هر نمره. مثال:',
    'Correct the text in this box: a line for each eye, with its name and the sign of each power. For example:',
  ],
  byHand: [
    'یا پنجره را ببندید و مقدارها را در فرم وارد کنید.',
    'Or close this and enter the values in the form.',
  ],
  markRead: ['خوانده شد', 'Read'],
  markAsked: ['پرسیده می‌شود', 'Asked about'],
  markUnread: ['خوانده نشد', 'Not read'],
  unreadNumbers: [
    'عددهای نقطه‌چین خوانده نشد و در فرم ثبت نمی‌شود. اگر جزو نسخه است، متن را ویرایش کنید یا آن را در فرم وارد کنید.',
    'Numbers with a dotted line were not read and are not filled in. If they belong to the prescription, edit the text or enter them in the form.',
  ],
  tooLong: [
    'متن خیلی طولانی است. فقط بخش نسخه را بچسبانید.',
    'The text is too long. Paste only the prescription.',
  ],
  understood: ['{count} مقدار از متن خوانده شد.', 'Values read from the text: {count}.'],
  open: ['سؤال بی‌پاسخ: {count}', 'Open questions: {count}'],
  source: ['متن پیام', 'The message'],
  field: ['فیلد', 'Field'],
  value: ['خوانده شد', 'Read'],
  written: ['در متن', 'In the text'],
  before: ['مقدار فعلی فرم', 'In the form now'],
  half: ['نصف {whole}', 'Half of {whole}'],
  take: ['ثبت در فرم', 'Fill in the form'],
  cancel: ['انصراف', 'Cancel'],
  other: ['ویرایش متن', 'Edit the text'],
  asIs: ['نسخه نیست؛ چسباندن در فیلد', 'Not a prescription: paste into the field'],
  filled: ['نسخهٔ پیام در فرم ثبت شد.', 'The form was filled from the message.'],
  undo: common.undo,
  kept: ['متن پیام همراه سفارش برای لابراتوار می‌رود', 'The message goes to the lab with the order'],
  drop: ['حذف متن پیام', 'Leave the message out'],
});

/** Questions about doubtful parts of a message; `{part}` is the text in question. */
export const pastedQuestions = messages('pastedQuestions', {
  whichEye: ['«{part}» برای کدام چشم است؟', 'Which eye is “{part}” for?'],
  whichRow: ['کدام ردیف برای چشم راست است؟', 'Which row is the right eye’s?'],
  forBoth: ['«{part}» برای هر دو چشم است؟', 'Is “{part}” for both eyes?'],
  signMissing: ['«{part}» علامت ندارد. مثبت است یا منفی؟', '“{part}” has no sign. Plus or minus?'],
  hundredths: ['منظور از «{part}» کدام است؟', 'What does “{part}” mean?'],
  twoValues: [
    'دو مقدار متفاوت نوشته شده است. کدام درست است؟',
    'Two different values are written. Which one is right?',
  ],
  stray: ['«{part}» چیست؟', 'What is “{part}”?'],
  dateOrValue: ['«{part}» تاریخ است یا نمره؟', 'Is “{part}” a date or a value?'],
  detailOrValue: [
    '«{part}» جزو نسخه است یا مشخصات سفارش؟',
    'Is “{part}” part of the prescription or of the order details?',
  ],
  unclear: ['«{part}» یعنی کدام؟', 'Which is meant by “{part}”?'],
  pdPair: [
    '«{part}» راست و چپ است یا دور و نزدیک؟',
    'Is “{part}” right and left, or distance and near?',
  ],
  baseMissing: ['بیس پریزم «{part}» نوشته نشده است.', 'The prism “{part}” has no base.'],
  prismSplit: [
    'پریزم «{part}» چطور بین دو چشم تقسیم می‌شود؟',
    'How is the prism “{part}” split between the eyes?',
  ],
  prismAngle: [
    'پریزم «{part}» را نمی‌توان دقیق به افقی و عمودی تبدیل کرد. آن را در فرم وارد کنید.',
    'The prism “{part}” has no exact horizontal and vertical parts. Enter it in the form.',
  ],
  axisWithoutCylinder: [
    'محور «{part}» سیلندر ندارد. ثبت شود؟',
    'The axis “{part}” has no cylinder. Fill it in?',
  ],
  lonePower: [
    'کنار محور فقط یک نمره نوشته شده است: «{part}». اسفر است یا سیلندر؟',
    'Only one power is written with the axis: “{part}”. Sphere or cylinder?',
  ],
  powerOrder: [
    'در «{part}» کدام اسفر است و کدام سیلندر؟',
    'In “{part}”, which is the sphere and which the cylinder?',
  ],
  eachEye: [
    '«{part}» نمرهٔ دو چشم است یا اسفر و سیلندر یک چشم؟',
    'Is “{part}” one power for each eye, or sphere and cylinder?',
  ],
  addPair: [
    'دو ادیشن نوشته شده است: «{part}». کدام درست است؟',
    'Two additions are written: “{part}”. Which is right?',
  ],
  sameEye: [
    '«{part}»: نمرهٔ این چشم مانند چشم دیگر ثبت شود؟',
    '“{part}”: fill in the other eye’s power for this eye too?',
  ],
  balance: [
    '«{part}» یعنی عدسی بالانس. آن را در فرم انتخاب کنید، یا نمرهٔ چشم دیگر را ثبت کنید.',
    '“{part}” means a balance lens. Choose it in the form, or fill in the other eye’s power.',
  ],
  nearPower: [
    '«{part}» برای نزدیک نوشته شده است. همین نمره ساخته شود؟',
    '“{part}” is written for near. Is it the power to make?',
  ],
  axisMissing: [
    'محور این سیلندر نوشته نشده است: «{part}»',
    'No axis is written for this cylinder: “{part}”',
  ],
  sphereMissing: [
    'اسفر این چشم نوشته نشده است: «{part}»',
    'No sphere is written for this eye: “{part}”',
  ],
  outOfRange: [
    '«{part}» خارج از محدوده است و ثبت نمی‌شود.',
    '“{part}” is out of range and is not filled in.',
  ],
  offStep: [
    '«{part}» با گام این فیلد جور نیست و ثبت نمی‌شود.',
    '“{part}” is between two steps and is not filled in.',
  ],
  unreadable: ['«{part}» خوانده نشد.', '“{part}” couldn’t be read.'],
  loneWithPlano: ['سیلندر است و اسفر صفر', 'Cylinder, with sphere 0.00'],
  loneCylinder: ['سیلندر است و اسفر نوشته نشده', 'Cylinder, and the sphere isn’t written'],
  loneSphere: ['اسفر است و سیلندر نوشته نشده', 'Sphere, and the cylinder isn’t written'],
  sphereFirst: ['اول اسفر، بعد سیلندر', 'Sphere first, then cylinder'],
  cylinderFirst: ['اول سیلندر، بعد اسفر', 'Cylinder first, then sphere'],
  each: ['هر چشم یک نمره', 'One power for each eye'],
  own: ['اسفر و سیلندر', 'Sphere and cylinder'],
  firstRow: ['ردیف اول', 'The first row'],
  secondRow: ['ردیف دوم', 'The second row'],
  both: ['هر دو چشم', 'Both eyes'],
  onlyRight: ['فقط راست', 'Only the right eye'],
  onlyLeft: ['فقط چپ', 'Only the left eye'],
  isDate: ['تاریخ است', 'It is a date'],
  isDetail: ['جزو نسخه نیست', 'Not part of the prescription'],
  eyes: ['راست و چپ', 'Right and left'],
  farAndNear: ['دور و نزدیک', 'Distance and near'],
});
