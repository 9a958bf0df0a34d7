-- The lab's ready-made lenses. Reference tables like the catalogue, the same for every account but for their prices, which
-- go by the account's tier. Powers in hundredths of a dioptre, minus form; diameters in tenths of a millimetre; prices in
-- rials for one piece (null is "price on request").

create table stock_lenses (
  id text primary key,
  position integer not null,
  -- The short word of the trade, HMC.
  code text not null,
  name_fa text not null,
  name_en text not null,
  refractive_index integer not null
);

-- What the lab keeps: a power without a row is not in the chart. How much there is of it is on the shelf.
create table stock_cells (
  lens_id text not null references stock_lenses on delete cascade,
  diameter integer not null,
  sphere integer not null,
  cylinder integer not null check (cylinder <= 0),
  item text collate "C" not null generated always as (
    lens_id || ' ' || diameter::text || ' ' || sphere::text || ' ' || cylinder::text
  ) stored constraint stock_cells_on_shelf references shelf,
  -- The quantity of the power that the lab wants to have; null for none in particular.
  level integer check (level >= 0),
  primary key (lens_id, diameter, sphere, cylinder)
) with (fillfactor = 50);
-- What leaves the shelf must be in the chart no more.
create unique index stock_cells_by_item on stock_cells (item);

create table stock_bands (
  lens_id text not null references stock_lenses on delete cascade,
  tier text not null,
  position integer not null,
  sphere_min integer not null,
  sphere_max integer not null check (sphere_max >= sphere_min),
  cylinder_min integer not null,
  cylinder_max integer not null check (cylinder_max between cylinder_min and 0),
  -- Null is every diameter.
  diameter integer,
  primary key (lens_id, tier, position)
);

create table stock_breaks (
  lens_id text not null,
  tier text not null,
  position integer not null,
  from_pieces integer not null check (from_pieces >= 1),
  price bigint check (price >= 0),
  primary key (lens_id, tier, position, from_pieces),
  foreign key (lens_id, tier, position) references stock_bands on delete cascade
);
