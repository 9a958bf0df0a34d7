import type { TypedPersonFault } from '../../domain/accounts/typed-person.ts';
import type { AccountRole } from '../../domain/vocabulary/account.ts';
import { type Message, messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

/** Texts of the people who sign in for an account. */
export const people = messages('people', {
  title: ['کاربران حساب', 'People of the account'],
  hint: [
    'هر نفر با نام کاربری خودش وارد می‌شود. کارمندان سفارش می‌دهند، ولی صورت‌حساب و این صفحه را نمی‌بینند.',
    'Everyone signs in with their own username. Staff can order, but can’t see the statement or this page.',
  ],
  add: ['افزودن کاربر', 'Add a person'],
  edit: ['ویرایش', 'Edit'],
  editNamed: ['ویرایش {name}', 'Edit {name}'],
  makeLink: ['پیوند گذرواژه', 'Password link'],
  makeLinkNamed: ['پیوند گذرواژه برای {name}', 'Password link for {name}'],
  name: ['نام', 'Name'],
  username: ['نام کاربری', 'Username'],
  usernameHint: [
    'دست‌کم ۳ نویسه: حرف، رقم و . _ - + @',
    'At least 3 characters: letters, digits and . _ - + @',
  ],
  accountRole: ['نقش', 'Role'],
  isActive: ['می‌تواند وارد شود', 'May sign in'],
  inactiveHint: [
    'اگر بردارید، همین حالا از همهٔ دستگاه‌ها خارج می‌شود.',
    'Unchecked, they are signed out everywhere at once.',
  ],
  save: ['ذخیره', 'Save'],
  saving: ['در حال ذخیره…', 'Saving…'],
  cancel: ['انصراف', 'Cancel'],
  you: ['شما', 'You'],
  inactive: ['غیرفعال', 'Deactivated'],
  noPassword: ['هنوز گذرواژه ندارد', 'No password yet'],
  linkUntil: ['پیوند تا {at} باز است', 'Link open until {at}'],
  linkMade: ['پیوند برای {name} آماده است', 'The link for {name} is ready'],
  linkHint: [
    'فقط همین حالا نمایش داده می‌شود. یک بار و تا {at} کار می‌کند. آن را فقط به خود این شخص برسانید.',
    'It is shown only now. It works once, until {at}. Hand it to this person alone.',
  ],
  address: ['نشانی پیوند', 'Address of the link'],
  copy: ['رونوشت', 'Copy'],
  copied: ['رونوشت برداشته شد.', 'Copied.'],
  notCopied: [
    'رونوشت برداشته نشد؛ متن را انتخاب و کپی کنید.',
    'Not copied: select the text and copy it.',
  ],
  done: ['بستن', 'Close'],
  loading: ['در حال بارگذاری…', 'Loading…'],
  offline: ['اینترنت قطع است. دوباره تلاش کنید.', 'You’re offline. Try again.'],
  failed: ['ذخیره نشد. دوباره تلاش کنید.', 'Not saved. Try again.'],
  noLink: ['پیوند ساخته نشد. دوباره تلاش کنید.', 'No link was made. Try again.'],
  unread: ['کاربران بارگذاری نشدند', 'The people didn’t load'],
  unreadHint: ['کمی بعد دوباره تلاش کنید.', 'Try again in a moment.'],
  forOwners: ['این صفحه برای مدیر حساب است', 'This page is for the account’s owners'],
  forOwnersHint: [
    'کاربران را مدیر حساب اضافه و ویرایش می‌کند.',
    'Owners of the account add and edit its people.',
  ],
  signedOutHint: [
    'پس از ورود، کاربران حساب خود را می‌بینید.',
    'You’ll see your account’s people once you sign in.',
  ],
  signIn: common.signIn,
  again: common.again,
});

/** What someone may do within the account. */
export const accountRoles = messages('accountRoles', {
  Owner: ['مدیر حساب', 'Owner'],
  Staff: ['کارمند', 'Staff'],
} satisfies Record<AccountRole, Message>);

/** Why a field of a person is refused. */
export const personFaults = messages('personFaults', {
  required: ['این فیلد را پر کنید.', 'Fill in this field.'],
  tooLong: ['کوتاه‌تر بنویسید.', 'Make it shorter.'],
  usernameForm: [
    'دست‌کم ۳ نویسه، فقط حرف، رقم و . _ - + @',
    'At least 3 characters, only letters, digits and . _ - + @',
  ],
  taken: [
    'این نام کاربری از کس دیگری است. نام دیگری بنویسید.',
    'Somebody else has this username. Choose another.',
  ],
  lastOwner: [
    'حساب باید دست‌کم یک مدیر فعال داشته باشد.',
    'The account needs at least one active owner.',
  ],
  self: ['برای خودتان نمی‌توانید این کار را بکنید.', 'You can’t do this for yourself.'],
} satisfies Record<TypedPersonFault, Message>);
