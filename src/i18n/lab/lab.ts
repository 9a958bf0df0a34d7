import type { LabRouteName } from '../../panel/lab-routes.ts';
import { type Message, messages } from '../language/message.ts';

/** Titles of the lab's screens, used by menu, header and document. */
export const labTitles = messages('labTitles', {
  catalogue: ['کاتالوگ', 'Catalogue'],
  shelf: ['انبار', 'Stockroom'],
  accounts: ['حساب‌ها و کاربران', 'Accounts and users'],
  lab: ['صفحهٔ لابراتوار', 'The lab’s page'],
  handOff: ['اتصال نرم‌افزار', 'Lab software'],
  audit: ['گزارش تغییرات', 'Audit log'],
} satisfies Record<LabRouteName, Message>);

/** Texts that all screens of the lab share. */
export const lab = messages('lab', {
  menu: ['مدیریت لابراتوار', 'Manage the lab'],
  only: ['این بخش فقط برای لابراتوار است', 'This section is only for the lab'],
  onlyVisitor: [
    'اگر از همکاران لابراتوار هستید، با حساب خودتان وارد شوید.',
    'If you work at the lab, sign in with your own account.',
  ],
  onlyShop: [
    'سفارش‌ها و حساب خودتان را از منو باز کنید.',
    'Your own orders and account are in the menu.',
  ],
});
