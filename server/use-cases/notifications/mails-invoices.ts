import type { Settings } from '../../process/config/settings.ts';

/** Whether the operator has invoices sent by e-mail. */
export const mailsInvoices = ({ channels, mailsInvoices: isWished }: Settings): boolean =>
  isWished && channels.email !== undefined;
