-- The log of the lab's edits. What the lab sells is seen as items that it edits, each a key and a value. Names as in
-- src/domain/revisions; the tables of the items stay what shops' answers are read from.

create view assortment (kind, item, value) as
select kind, item collate "C", value from (
  select 'calendar' as kind, 'calendar' as item, calendar as value from catalogue
  union all select 'coating', 'coating ' || id, jsonb_build_object(
    'position', position, 'name', jsonb_build_object('fa', name_fa, 'en', name_en), 'price', price, 'isHard', is_hard,
    'workingDays', working_days) from coatings
  union all select 'service', 'service ' || id, jsonb_build_object(
    'position', position, 'kind', kind, 'name', jsonb_build_object('fa', name_fa, 'en', name_en), 'price', price,
    'workingDays', working_days) from lens_services
  union all select 'conflict', concat_ws(' ', 'conflict', one, other), jsonb_build_object(
    'position', position, 'reason', jsonb_build_object('fa', reason_fa, 'en', reason_en)) from lens_conflicts
  union all select 'design', 'design ' || design.id, jsonb_build_object(
    'position', position, 'kind', kind, 'name', jsonb_build_object('fa', name_fa, 'en', name_en),
    'minimumHeight', minimum_height, 'corridors', to_jsonb(corridors),
    'individualValues', to_jsonb(individual_values), 'workingDays', working_days,
    'variants', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'index', refractive_index, 'colour', colour,
        'coatings', (
          select coalesce(jsonb_agg(coating_id order by allowed.position), '[]') from lens_variant_coatings allowed
          where (allowed.design_id, allowed.refractive_index, allowed.colour)
            = (variant.design_id, variant.refractive_index, variant.colour)),
        'bands', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'sphereMin', sphere_min, 'sphereMax', sphere_max, 'cylinderMin', cylinder_min, 'combinedMin', combined_min,
            'price', price) order by band.position), '[]') from lens_bands band
          where (band.design_id, band.refractive_index, band.colour)
            = (variant.design_id, variant.refractive_index, variant.colour))
      ) order by variant.position), '[]') from lens_variants variant where variant.design_id = design.id)
    ) from lens_designs design
  union all select 'stockLens', 'stockLens ' || lens.id, jsonb_build_object(
    'position', position, 'code', code, 'name', jsonb_build_object('fa', name_fa, 'en', name_en),
    'index', refractive_index,
    'tiers', (
      select coalesce(jsonb_object_agg(tier, bands), '{}') from (
        select tier, jsonb_agg(jsonb_build_object(
          'sphereMin', sphere_min, 'sphereMax', sphere_max, 'cylinderMin', cylinder_min, 'cylinderMax', cylinder_max,
          'diameter', diameter, 'breaks', (
            select coalesce(jsonb_agg(jsonb_build_object('from', from_pieces, 'price', price) order by from_pieces), '[]')
            from stock_breaks break
            where (break.lens_id, break.tier, break.position) = (band.lens_id, band.tier, band.position))
        ) order by band.position) as bands from stock_bands band where band.lens_id = lens.id group by tier) by_tier)
    ) from stock_lenses lens
  union all select 'stockCell', concat_ws(' ', 'stockCell', lens_id, diameter, sphere, cylinder),
    jsonb_build_object('level', level) from stock_cells
  union all select 'category', 'category ' || id, jsonb_build_object(
    'position', position, 'name', jsonb_build_object('fa', name_fa, 'en', name_en)) from accessory_categories
  union all select 'accessory', 'accessory ' || product.id, jsonb_build_object(
    'position', position, 'category', category_id, 'name', jsonb_build_object('fa', name_fa, 'en', name_en),
    'description', jsonb_build_object('fa', description_fa, 'en', description_en), 'drawing', drawing,
    'lowStock', low_stock,
    'variants', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', variant.id, 'name', jsonb_build_object('fa', variant.name_fa, 'en', variant.name_en), 'swatch', swatch
      ) order by variant.position), '[]') from accessory_variants variant where variant.product_id = product.id),
    'tiers', (
      select coalesce(jsonb_object_agg(tier, bands), '{}') from (
        select tier, jsonb_agg(jsonb_build_object('variant', variant_id, 'breaks', (
          select coalesce(jsonb_agg(jsonb_build_object('from', from_pieces, 'price', price) order by from_pieces), '[]')
          from accessory_breaks break
          where (break.product_id, break.tier, break.position) = (band.product_id, band.tier, band.position))
        ) order by band.position) as bands
        from accessory_bands band where band.product_id = product.id group by tier) by_tier)
    ) from accessory_products product
  union all select 'price', concat_ws(' ', 'price', to_char(valid_from, 'YYYY-MM-DD'), item, nullif(tier, '')),
    jsonb_build_object('price', price) || case when is_general then '{"isGeneral": true}'::jsonb else '{}' end
    from dated_prices
) items;

-- Every save of the lab. Whoever saves locks the one row of the catalogue, which counts them.
create table revisions (
  number bigint primary key,
  -- Made by the client, and the idempotency key; the digest is of what was asked with it.
  id uuid not null unique,
  digest bytea not null,
  at timestamptz(3) not null default now(),
  -- Null for the server itself.
  by_account uuid,
  by_user uuid,
  by_name text,
  kind text not null check (kind in ('baseline', 'edit', 'import', 'bulk', 'restore')),
  note text not null,
  -- The revision after which items were as this one makes them again.
  restored bigint references revisions,
  items integer not null
);

-- What each revision did: in their order they make the present state out of nothing.
create table revision_items (
  number bigint not null references revisions,
  item text collate "C" not null,
  before jsonb,
  after jsonb,
  primary key (item, number)
);
create index revision_items_of on revision_items (number, item);

-- What is there before the lab's first edit is revision 1.
insert into catalogue (revision, latest_revision) values ('empty', 1);
insert into revisions (number, id, digest, kind, note, items)
  select 1, gen_random_uuid(), '', 'baseline', '', count(*) from assortment;
insert into revision_items (number, item, after) select 1, item, value from assortment;

create function refuse_revising() returns trigger language plpgsql as $$
begin
  raise exception 'revisions are added, never changed' using errcode = 'restrict_violation';
end $$;
create trigger unchangeable before update or delete on revisions
  for each row execute function refuse_revising();
create trigger unemptiable before truncate on revisions execute function refuse_revising();
create trigger unchangeable before update or delete on revision_items
  for each row execute function refuse_revising();
create trigger unemptiable before truncate on revision_items execute function refuse_revising();

-- Only the lab sees who changed what, and for which prices.
alter table revisions enable row level security, force row level security;
create policy lab_reads on revisions for select using ((select acting_for_lab()));
create policy lab_revises on revisions for insert with check ((select acting_for_lab()));

alter table revision_items enable row level security, force row level security;
create policy lab_reads on revision_items for select using ((select acting_for_lab()));
create policy lab_revises on revision_items for insert with check ((select acting_for_lab()));
