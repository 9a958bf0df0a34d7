import { messages } from '../language/message.ts';

/** Texts of a user's own sessions and password. */
export const privacy = messages('privacy', {
  sessions: ['دستگاه‌هایی که با آن‌ها وارد شده‌اید', 'Where you’re signed in'],
  sessionsHint: [
    'اگر دستگاهی را نمی‌شناسید، نشست آن را ببندید و گذرواژه را عوض کنید.',
    'If you don’t recognise a device, end its session and change your password.',
  ],
  device: ['{browser} در {system}', '{browser} on {system}'],
  unknownDevice: ['مرورگر ناشناس', 'Unknown browser'],
  thisDevice: ['همین دستگاه', 'This device'],
  signedInAt: ['ورود: {at}', 'Signed in {at}'],
  seenAt: ['آخرین استفاده: {at}', 'Last used {at}'],
  showMore: ['نمایش {count} نشست دیگر', 'Show {count} more'],
  end: ['بستن نشست', 'End session'],
  endOthers: ['بستن همهٔ نشست‌های دیگر', 'End all other sessions'],
  onlyThis: ['جای دیگری وارد نشده‌اید.', 'You’re not signed in anywhere else.'],
  ended: ['بسته شد.', 'Ended.'],
  notEndedOffline: [
    'بسته نشد، چون اینترنت قطع است. دوباره تلاش کنید.',
    'Not ended: you’re offline. Try again.',
  ],
  notEnded: ['بسته نشد. دوباره تلاش کنید.', 'Not ended. Try again.'],
  loading: ['در حال بارگذاری…', 'Loading…'],
  signedOut: ['برای دیدن نشست‌ها و گذرواژه وارد شوید', 'Sign in to see your sessions and password'],
  signedOutHint: ['هر کاربر فقط نشست‌های خودش را می‌بیند.', 'Each user sees only their own.'],
  offline: ['اینترنت قطع است', 'You’re offline'],
  offlineHint: [
    'نشست‌ها پس از وصل شدن اینترنت نمایش داده می‌شود.',
    'Your sessions will appear once you’re back online.',
  ],
  failed: ['بارگذاری نشد', 'This didn’t load'],
  failedHint: [
    'سرور پاسخ نداد. کمی بعد دوباره تلاش کنید.',
    'The server didn’t answer. Try again in a moment.',
  ],
  people: ['کاربران حساب', 'Users of the account'],
  peopleHint: [
    'چه کسانی برای این حساب وارد می‌شوند و چه چیزی را می‌بینند.',
    'Who signs in for this account, and what they see.',
  ],
});
