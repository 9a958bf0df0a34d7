import { messages } from '../language/message.ts';

/** Texts of the second step of signing in. */
export const secondStep = messages('secondStep', {
  title: ['مرحلهٔ دوم ورود', 'Second step'],
  enrol: ['تأیید دومرحله‌ای لازم است', 'You need a second factor'],
  enrolHint: [
    'کاربران لابراتوار باید پس از گذرواژه با گذرکلید یا کد وارد شوند. یکی را انتخاب کنید؛ پس از آن وارد می‌شوید.',
    'Lab staff sign in with a passkey or a code as well as the password. Choose one; then you’re in.',
  ],
  usePasskey: ['ورود با گذرکلید', 'Use your passkey'],
  code: ['کد شش‌رقمی برنامهٔ رمزساز', 'Six-digit code of your app'],
  recoveryCode: ['کد بازیابی', 'Recovery code'],
  recoveryHint: [
    'هر کد یک بار کار می‌کند. کدی هم ندارید؟ از لابراتوار بخواهید دوباره راهتان دهد.',
    'Each code works once. No code either? Ask the lab to let you in again.',
  ],
  haveRecovery: ['کد بازیابی دارم', 'Use a recovery code'],
  enter: ['ورود', 'Enter'],
  back: ['بازگشت به گذرواژه', 'Back to the password'],
  required: ['این فیلد را پر کنید.', 'Fill in this field.'],
  notACode: ['این کد کامل نیست.', 'That isn’t a whole code.'],
  wrongSecondStep: [
    'درست نبود، یا پیش‌تر به کار رفته است. دوباره امتحان کنید.',
    'Not right, or used before. Try again.',
  ],
  secondStepOver: [
    'زمان یا تعداد دفعات تمام شد. گذرواژه را دوباره بنویسید.',
    'The time or the tries are over. Give your password again.',
  ],
});
