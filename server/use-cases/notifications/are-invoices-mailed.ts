import type { Settings } from '../../process/config/settings.ts';

/** Whether the operator has enabled invoices by e-mail, and a mail server is set up. */
export const areInvoicesMailed = ({ channels, mailsInvoices }: Settings): boolean =>
  mailsInvoices && channels.email !== undefined;
