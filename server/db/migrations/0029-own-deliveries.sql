-- Which orders of deliveries an account may see goes by its deliveries alone. Without the account here too, the deliveries of
-- all partitions, or all nodes, were looked through for it.
alter policy own on delivery_orders using (
  account_id = (select acting_account())
  and (account_id, delivery_id) in (
    select account_id, id from deliveries where account_id = (select acting_account())
  )
);
alter policy own_receipt on delivery_orders using (
  account_id = (select acting_account())
  and (account_id, delivery_id) in (
    select account_id, id from deliveries where account_id = (select acting_account())
  )
);
