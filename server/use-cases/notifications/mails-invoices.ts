import type { Settings } from '../../process/config/settings.ts';

/** Whether the operator has enabled invoices by e-mail. */
export const mailsInvoices = ({ channels, mailsInvoices: isEnabled }: Settings): boolean =>
  isEnabled && channels.email !== undefined;
