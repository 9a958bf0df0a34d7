-- Price groups have names in both languages. Until now a tier was whatever word an account or a price had.

create table tiers (
  id text collate "C" primary key,
  position integer not null,
  name_fa text not null,
  name_en text not null
);

-- Every tier that is named anywhere, also in the log alone: an earlier state may be brought back. One that an account has
-- may be called anything, and gets an id; the others are ids already.
alter table accounts no force row level security;
alter table revisions no force row level security;
alter table revision_items no force row level security;

create temporary table named_tiers on commit drop as
select key, case when key ~ '^[a-z0-9-]{1,40}$' then key else 'group-' || left(md5(key), 8) end as id
from (
  select 'standard' collate "C" as key
  union select tier from accounts
  union select tier from stock_bands
  union select tier from accessory_bands
  union select tier from dated_prices where tier <> ''
  union select jsonb_object_keys(after -> 'tiers') from revision_items
    where item like 'stockLens %' or item like 'accessory %'
  union select substring(item from '[^ ]+$') from revision_items
    where item ~ '^price [^ ]+ ((coating|service) [^ ]+|lens( [^ ]+){7}) [a-z0-9-]{1,40}$'
) named;

insert into tiers
select id, row_number() over (order by id <> 'standard', alphabetical(key), key) - 1,
  coalesce(usual.name_fa, key), coalesce(usual.name_en, key)
from named_tiers left join (values
  ('standard', 'عادی', 'Standard'),
  ('partner', 'همکار', 'Partner'),
  ('wholesale', 'عمده', 'Wholesale'),
  ('retail', 'خرده‌فروشی', 'Retail'),
  ('vip', 'ویژه', 'VIP'),
  ('gold', 'طلایی', 'Gold'),
  ('silver', 'نقره‌ای', 'Silver'),
  ('bronze', 'برنزی', 'Bronze')
) as usual (id, name_fa, name_en) using (id);

update accounts set tier = named_tiers.id from named_tiers
where accounts.tier = named_tiers.key and named_tiers.key <> named_tiers.id;

do $$ begin
  execute 'create or replace view assortment as ' || rtrim(pg_get_viewdef('assortment'::regclass), ';')
    || $view$ union all select 'tier', 'tier ' || id,
      jsonb_build_object('position', position, 'name', jsonb_build_object('fa', name_fa, 'en', name_en)) from tiers $view$;
end $$;

-- They belong to what was there before the lab's first edit: every state of the log has them.
insert into revision_items (number, item, after) select 1, item, value from assortment where kind = 'tier';
alter table revisions disable trigger unchangeable;
update revisions set items = items + (select count(*) from tiers) where number = 1;
alter table revisions enable trigger unchangeable;

alter table accounts force row level security;
alter table revisions force row level security;
alter table revision_items force row level security;

-- When the lab dismissed the list of first steps.
alter table catalogue add column steps_dismissed_at timestamptz(3);
