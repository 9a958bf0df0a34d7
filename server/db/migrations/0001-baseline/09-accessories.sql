-- Accessories. Reference tables like the stock lenses: prices in rials for one piece (null is "price on request"), by the
-- account's tier.

create table accessory_categories (
  id text primary key,
  position integer not null,
  name_fa text not null,
  name_en text not null
);

create table accessory_products (
  id text primary key,
  position integer not null,
  category_id text not null references accessory_categories on delete cascade,
  name_fa text not null,
  name_en text not null,
  description_fa text not null,
  description_en text not null,
  -- Which of the panel's drawings shows it while it has no picture.
  drawing text not null,
  -- Up to this many pieces of a variant, stock is low.
  low_stock integer not null check (low_stock >= 0)
);

create table accessory_variants (
  product_id text not null references accessory_products on delete cascade,
  id text not null,
  position integer not null,
  name_fa text not null,
  name_en text not null,
  -- Colour of its drawing.
  swatch text check (swatch ~ '^#[0-9a-f]{6}$'),
  item text collate "C" not null generated always as (product_id || ' ' || id) stored references shelf,
  primary key (product_id, id)
);
-- What leaves the shelf must be a variant no more.
create unique index accessory_variants_by_item on accessory_variants (item);

create table accessory_bands (
  product_id text not null references accessory_products on delete cascade,
  tier text not null,
  position integer not null,
  -- Null is every variant.
  variant_id text,
  primary key (product_id, tier, position)
);

create table accessory_breaks (
  product_id text not null,
  tier text not null,
  position integer not null,
  from_pieces integer not null check (from_pieces >= 1),
  price bigint check (price >= 0),
  primary key (product_id, tier, position, from_pieces),
  foreign key (product_id, tier, position) references accessory_bands on delete cascade
);

-- Pictures the lab uploads. Without a key to the product, so that they survive when the catalogue is written anew.
create table accessory_pictures (
  product_id text primary key,
  hash text not null,
  width integer not null,
  height integer not null
);

create table accessory_picture_files (
  hash text not null,
  width integer not null,
  format text not null check (format in ('avif', 'webp')),
  bytes bytea not null,
  primary key (hash, width, format)
);
-- A picture does not get smaller by compressing it again.
alter table accessory_picture_files alter column bytes set storage external;
