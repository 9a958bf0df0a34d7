-- Prices that hold from a day at the lab on, loaded ahead. A price is named by what it is the price of, in the words of
-- price_item(); until the first of its days the price in the catalogue's own tables holds. Rials, null is "price on
-- request".
create table dated_prices (
  item text collate "C" not null,
  valid_from date not null,
  price bigint check (price >= 0),
  primary key (item, valid_from)
);
create index dated_prices_by_day on dated_prices (valid_from);

create function lab_today() returns date language sql stable as $$
  select (now() at time zone 'Asia/Tehran')::date
$$;

-- By the ranges of powers and not by their positions, so that a price never holds for other lenses than it was meant for.
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
