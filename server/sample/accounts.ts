import type { Role } from '../../src/domain/vocabulary/account.ts';

/** The password of every demo account. */
export const demoPassword = 'adasi-demo';

/** Orders per minute, high enough for the benchmarks, which use these accounts. */
export const demoOrdersPerMinute = 300_000;

/** Invented demo accounts. Their ids are fixed, so that adding them can be repeated. */
export const demoAccounts: readonly {
  username: string;
  role: Role;
  accountId: string;
  userId: string;
  accountName: string;
  /** Price tier for stock lenses. */
  tier: 'standard' | 'partner';
  userName: string;
}[] = [
  {
    username: 'shop',
    role: 'Shop',
    accountId: '01900000-0000-7000-8000-0000000000a1',
    userId: '01900000-0000-7000-8000-0000000000b1',
    accountName: 'عینک‌سرای نمونه آفتاب',
    tier: 'standard',
    userName: 'متصدی نمونه آفتاب',
  },
  {
    username: 'shop2',
    role: 'Shop',
    accountId: '01900000-0000-7000-8000-0000000000a2',
    userId: '01900000-0000-7000-8000-0000000000b2',
    accountName: 'عینک‌سرای نمونه مهتاب',
    tier: 'partner',
    userName: 'متصدی نمونه مهتاب',
  },
  {
    username: 'customer',
    role: 'Customer',
    accountId: '01900000-0000-7000-8000-0000000000a3',
    userId: '01900000-0000-7000-8000-0000000000b3',
    accountName: 'مشتری نمونه',
    tier: 'standard',
    userName: 'مشتری نمونه',
  },
  {
    username: 'lab',
    role: 'SuperAdmin',
    accountId: '01900000-0000-7000-8000-0000000000a4',
    userId: '01900000-0000-7000-8000-0000000000b4',
    accountName: 'لابراتوار نمونه عدسی',
    tier: 'standard',
    userName: 'مدیر نمونه لابراتوار',
  },
];
