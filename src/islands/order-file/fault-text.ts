import { shortestPassphrase } from '../../domain/order-file/passphrase.ts';
import type { Message } from '../../i18n/language/message.ts';
import { orderFileFaults, withShortest } from '../../i18n/order-file/order-file.ts';

export type OrderFileFault = keyof typeof orderFileFaults.texts;

export const faultText = (fault: OrderFileFault): Message =>
  withShortest(orderFileFaults.texts[fault], shortestPassphrase);
