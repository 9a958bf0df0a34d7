-- Each webhook has a line of its own, so what is due is found webhook by webhook.
create index webhook_messages_in_line on webhook_messages (webhook_id, due_at) where due_at is not null;
drop index webhook_messages_due;
