-- Prices that hold from a day at the lab on, and the tax in them.

create function lab_today() returns date language sql stable as $$
  select (now() at time zone 'Asia/Tehran')::date
$$;

-- The tax rate from a day at the lab on, in hundredths of a percent.
create table tax_rates (
  from_day date primary key,
  rate integer not null check (rate between 0 and 10000)
);

-- Prices loaded ahead. A price is named by what it is the price of, in the words of price_item(); until the first of its
-- days the price in the catalogue's own tables holds. Rials, null is "price on request".
--
-- A tier may have prices of its own for coatings, services and prescription lenses. The prices of the empty tier are
-- general: they hold for every tier that has none of its own, or one that says so (`is_general`). Names as in
-- src/domain/revisions/price-name.ts.
create table dated_prices (
  item text collate "C" not null,
  tier text collate "C" not null default '',
  valid_from date not null,
  price bigint check (price >= 0),
  is_general boolean not null default false,
  primary key (item, tier, valid_from),
  check (not is_general or (tier <> '' and price is null))
);
create index dated_prices_by_day on dated_prices (valid_from);
create index dated_prices_of_tiers on dated_prices (item, tier, valid_from) where tier <> '';

-- The name of a price goes by the ranges of powers and not by their positions, so that a price never holds for other lenses
-- than it was meant for.
create function price_item(coating coatings) returns text language sql stable as $$
  select 'coating ' || coating.id
$$;
create function price_item(service lens_services) returns text language sql stable as $$
  select 'service ' || service.id
$$;
create function price_item(band lens_bands) returns text language sql stable as $$
  select concat_ws(' ', 'lens', band.design_id, band.refractive_index, band.colour, band.sphere_min, band.sphere_max,
    band.cylinder_min, band.combined_min)
$$;
create function price_item(band stock_bands, break stock_breaks) returns text language sql stable as $$
  select concat_ws(' ', 'stock', band.lens_id, band.tier, coalesce(band.diameter::text, '*'), band.sphere_min,
    band.sphere_max, band.cylinder_min, band.cylinder_max, break.from_pieces)
$$;
create function price_item(band accessory_bands, break accessory_breaks) returns text language sql stable as $$
  select concat_ws(' ', 'accessory', band.product_id, coalesce(band.variant_id, '*'), band.tier, break.from_pieces)
$$;

-- Every price in the catalogue's own tables.
create view base_prices as
  select price_item(coating) as item, price from coatings coating
  union all select price_item(service), price from lens_services service
  union all select price_item(band), price from lens_bands band
  union all select price_item(band, break), break.price from stock_bands band
    join stock_breaks break using (lens_id, tier, position)
  union all select price_item(band, break), break.price from accessory_bands band
    join accessory_breaks break using (product_id, tier, position);

-- The revision of the catalogue. It changes when the lab writes the catalogue or its prices, and by itself on the day from
-- which prices or a tax that is added to them hold.
create function catalogue_revision() returns text language plpgsql stable as $$
begin
  return (
    select concat_ws('.', catalogue.revision,
      (select max(valid_from) from dated_prices where valid_from <= lab_today()),
      nullif(case when lists_include_tax then 0 else (
        select rate from tax_rates where from_day <= lab_today() order by from_day desc limit 1
      ) end, 0))
    from catalogue
  );
end $$;
