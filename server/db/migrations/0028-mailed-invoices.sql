-- The invoice or credit note that a message is about, of the account of the person who is told; null for other messages.
alter table outgoing_messages add column invoice_id uuid;
