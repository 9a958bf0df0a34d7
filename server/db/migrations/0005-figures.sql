-- The figures of the lab's reports: what orders come to, by the day they were placed, their account and their lens. The
-- measures are those of src/domain/reports/measures.ts.

-- What an order adds to the figures now, as `[{ lens, amounts }]`. When something happens to the order, the difference to what
-- it adds then is a change; so what was added is taken back exactly, by whatever calendar or rule it was counted.
create table order_parts (
  account_id uuid not null,
  order_id uuid not null,
  parts jsonb not null default '[]',
  primary key (account_id, order_id),
  foreign key (account_id, order_id) references orders
);

-- Changes of the figures that are not in them yet. An order's transaction only adds rows here, so that orders never wait for
-- each other; one process moves them into the figures. Whoever reads adds both.
create table figure_changes (
  account_id uuid not null references accounts,
  id uuid not null,
  -- Of placing the order, at the lab.
  day date not null,
  lens text not null,
  orders integer not null default 0, pieces integer not null default 0, sales bigint not null default 0,
  on_time integer not null default 0, late integer not null default 0, remade_lab_fault integer not null default 0,
  remade_transport integer not null default 0, remade_shop_slip integer not null default 0, remade_not_tolerated integer not null default 0,
  broken_scratch integer not null default 0, broken_crack integer not null default 0, broken_wrong_power integer not null default 0,
  broken_coating_fault integer not null default 0, broken_edging_fault integer not null default 0, broken_lost integer not null default 0,
  broken_other integer not null default 0, days0 integer not null default 0, days1 integer not null default 0,
  days2 integer not null default 0, days3 integer not null default 0, days4 integer not null default 0,
  days5 integer not null default 0, days6 integer not null default 0, days7 integer not null default 0,
  days8 integer not null default 0, days9 integer not null default 0, days10 integer not null default 0,
  days11 integer not null default 0, days12 integer not null default 0, days13 integer not null default 0,
  days14 integer not null default 0, days15 integer not null default 0, days16 integer not null default 0,
  days17 integer not null default 0, days18 integer not null default 0, days19 integer not null default 0,
  days20 integer not null default 0, days21 integer not null default 0,
  primary key (account_id, id)
);

-- Sums of a day or of a month, by its first day; of an account or, as 00000000-…, of all; of a lens or, as '', of all. So any
-- period is the sum of few rows: of its whole months, and of the days before and after them.
create table figures (
  account_id uuid not null,
  span text not null check (span in ('day', 'month')),
  starts date not null,
  lens text not null,
  orders integer not null default 0, pieces integer not null default 0, sales bigint not null default 0,
  on_time integer not null default 0, late integer not null default 0, remade_lab_fault integer not null default 0,
  remade_transport integer not null default 0, remade_shop_slip integer not null default 0, remade_not_tolerated integer not null default 0,
  broken_scratch integer not null default 0, broken_crack integer not null default 0, broken_wrong_power integer not null default 0,
  broken_coating_fault integer not null default 0, broken_edging_fault integer not null default 0, broken_lost integer not null default 0,
  broken_other integer not null default 0, days0 integer not null default 0, days1 integer not null default 0,
  days2 integer not null default 0, days3 integer not null default 0, days4 integer not null default 0,
  days5 integer not null default 0, days6 integer not null default 0, days7 integer not null default 0,
  days8 integer not null default 0, days9 integer not null default 0, days10 integer not null default 0,
  days11 integer not null default 0, days12 integer not null default 0, days13 integer not null default 0,
  days14 integer not null default 0, days15 integer not null default 0, days16 integer not null default 0,
  days17 integer not null default 0, days18 integer not null default 0, days19 integer not null default 0,
  days20 integer not null default 0, days21 integer not null default 0,
  primary key (account_id, span, starts, lens)
);
create index figures_by_lens on figures (lens, span, starts);

-- The last of the orders that were there before the figures, as far as they are counted; no row once all are.
create table uncounted_orders (
  single boolean primary key default true check (single),
  last_account uuid not null,
  last_order uuid not null
);
insert into uncounted_orders (last_account, last_order)
  select '00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000' where exists (select from orders);

alter table order_parts enable row level security, force row level security;
create policy own on order_parts using (account_id = (select acting_account()));
create policy lab on order_parts using ((select acting_for_lab()));

alter table figure_changes enable row level security, force row level security;
create policy own_adds on figure_changes for insert with check (account_id = (select acting_account()));
create policy lab on figure_changes using ((select acting_for_lab()));

alter table figures enable row level security, force row level security;
create policy lab on figures using ((select acting_for_lab()));
