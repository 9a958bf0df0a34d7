import { accountPagePath } from '../../panel/account-path.ts';
import { type Message, messages } from '../language/message.ts';

/** Headings of the lab's part of the menu, in menu order. */
export const labGroups = messages('labGroups', {
  work: ['کار روزانه', 'Daily work'],
  goods: ['کالا و قیمت', 'Products and prices'],
  management: ['مدیریت لابراتوار', 'Manage the lab'],
});
export type LabGroup = keyof typeof labGroups.texts;

interface LabRoute {
  path: string;
  /** Used by menu, header and document. */
  title: Message;
  /** Its place in the menu, in route order. Screens without one are opened from another screen. */
  menu?: { group: LabGroup; icon: string };
}

/**
 * Screens for the lab only: everything about each except its code. Separate from the other routes, which every page
 * loads.
 */
export const labRoutes = {
  reports: {
    path: '/reports',
    title: ['گزارش‌ها', 'Reports'],
    menu: { group: 'work', icon: 'table' },
  },
  payments: {
    path: '/payments',
    title: ['پرداخت‌ها و چک‌ها', 'Payments'],
    menu: { group: 'work', icon: 'receipt' },
  },
  catalogue: {
    path: '/catalogue',
    title: ['کاتالوگ', 'Catalogue'],
    menu: { group: 'goods', icon: 'eyeglasses' },
  },
  shelf: {
    path: '/shelf',
    title: ['انبار', 'Stockroom'],
    menu: { group: 'goods', icon: 'box-seam' },
  },
  frames: {
    path: '/frames',
    title: ['فریم‌ها', 'Frames'],
    menu: { group: 'goods', icon: 'eyeglasses' },
  },
  accounts: {
    path: '/accounts',
    title: ['حساب‌ها و کاربران', 'Accounts and users'],
    menu: { group: 'management', icon: 'person-circle' },
  },
  account: { path: accountPagePath, title: ['حساب', 'Account'] },
  lab: {
    path: '/lab',
    title: ['صفحهٔ لابراتوار', 'The lab’s page'],
    menu: { group: 'management', icon: 'telephone' },
  },
  handOff: {
    path: '/handOff',
    title: ['اتصال نرم‌افزار', 'Lab software'],
    menu: { group: 'management', icon: 'arrow-repeat' },
  },
  channels: {
    path: '/channels',
    title: ['راه‌های اعلان', 'Notification channels'],
    menu: { group: 'management', icon: 'send' },
  },
  audit: {
    path: '/audit',
    title: ['گزارش تغییرات', 'Audit log'],
    menu: { group: 'management', icon: 'clipboard-check' },
  },
} as const satisfies Record<string, LabRoute>;
export type LabRouteName = keyof typeof labRoutes;

export const labRouteNames = Object.keys(labRoutes) as LabRouteName[];
