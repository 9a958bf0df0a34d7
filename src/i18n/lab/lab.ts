import { messages } from '../language/message.ts';

/** Texts that all of the lab's screens share. */
export const lab = messages('lab', {
  waitingOrders: ['{count} سفارش منتظر لابراتوار است', '{count} orders wait for the lab'],
  viewOrders: ['{count} سفارش در این نما', '{count} orders in this view'],
  waitingTransfers: ['{count} واریز در انتظار تأیید', '{count} transfers to confirm'],
  lowStock: ['موجودی {count} کالا کم است', '{count} items are low in stock'],
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
