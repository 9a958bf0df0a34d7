import { messages } from '../language/message.ts';

/** Texts that all of the lab's screens share. */
export const lab = messages('lab', {
  waitingOrders: ['{count} سفارش منتظر لابراتوار است', 'Orders waiting for the lab: {count}'],
  viewOrders: ['{count} سفارش در این نما', 'Orders in this view: {count}'],
  waitingTransfers: ['{count} واریز در انتظار تأیید', 'Transfers to confirm: {count}'],
  lowStock: ['موجودی {count} کالا کم است', 'Items low in stock: {count}'],
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
