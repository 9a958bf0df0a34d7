-- Cheques that are not paid yet, by the day they are due: those that were paid long ago are not looked through.
create index payments_pending_at_lab on payments (due_on, account_id, id) where state in ('received', 'deposited');
