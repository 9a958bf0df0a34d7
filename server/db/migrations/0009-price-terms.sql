-- What holds for the whole of an order's price, answered with the lists that it is priced by: the tax rate, and discounts.

-- Discounts of the lab by day, on orders of one kind or all; for everyone, the accounts of a tier, or one account, whose
-- name is kept as it was.
create table discounts (
  id text collate "C" primary key,
  position integer not null,
  name_fa text not null,
  name_en text not null,
  percent integer not null check (percent between 1 and 100),
  applies_to text not null check (applies_to in ('everything', 'rx', 'stock', 'accessories')),
  for_tier text collate "C",
  for_account uuid,
  for_account_name text,
  from_day date not null,
  until_day date check (until_day >= from_day),
  check ((for_account is null) = (for_account_name is null))
);

do $$ begin
  execute 'create or replace view assortment as ' || rtrim(pg_get_viewdef('assortment'::regclass), ';')
    || $view$ union all select 'discount', 'discount ' || id, jsonb_build_object(
      'position', position, 'name', jsonb_build_object('fa', name_fa, 'en', name_en), 'percent', percent,
      'of', applies_to, 'tier', for_tier,
      'account', case when for_account is not null then jsonb_build_object('id', for_account, 'name', for_account_name) end,
      'from', to_char(from_day, 'YYYY-MM-DD'), 'until', to_char(until_day, 'YYYY-MM-DD')) from discounts $view$;
end $$;

-- The revision of the catalogue changes by itself on the day from which another tax rate holds, also where listed prices
-- include the tax, because shops are shown how much of a price it is; and on a day on which discounts begin or are over.
create or replace function catalogue_revision() returns text language plpgsql stable as $$
begin
  return (
    select concat_ws('.', catalogue.revision,
      (select max(valid_from) from dated_prices where valid_from <= lab_today()),
      case when lists_include_tax then 't' || rate else nullif(rate, 0)::text end,
      (select 'd' || nullif(count(*) filter (where from_day <= lab_today())
        + count(*) filter (where until_day < lab_today()), 0) from discounts))
    from catalogue left join lateral (
      select rate from tax_rates where from_day <= lab_today() order by from_day desc limit 1
    ) today on true
  );
end $$;
