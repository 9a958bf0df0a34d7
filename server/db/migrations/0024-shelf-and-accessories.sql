-- Pieces on hand of whatever an order can take off the lab's shelf: one power of a stock lens, one variant of an
-- accessory. The key is that of server/db/shelf/shelf-order.ts. The check is the last wall against selling what is not
-- there.
create table shelf (
  item text collate "C" primary key,
  on_hand integer not null check (on_hand >= 0)
) with (fillfactor = 50);

-- Stock lenses: what the lab keeps stays in stock_cells, how much of it moves to the shelf.
alter table stock_cells add column item text collate "C" not null generated always as (
  lens_id || ' ' || diameter::text || ' ' || sphere::text || ' ' || cylinder::text
) stored;
insert into shelf (item, on_hand) select item, on_hand from stock_cells;
alter table stock_cells
  drop column on_hand,
  add constraint stock_cells_on_shelf foreign key (item) references shelf;

-- Accessories: reference tables like the stock lenses. Prices in rials for one piece (null is "price on request"), by
-- the account's tier.
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
alter table accessory_picture_files alter column bytes set storage external;

alter table orders drop constraint orders_kind_check;
alter table orders add constraint orders_kind_check
  check (kind in ('rx', 'stock', 'accessories', 'withdrawn'));
alter table orders drop constraint orders_pieces_of_stock;
alter table orders add constraint orders_pieces_from_shelf
  check ((kind in ('stock', 'accessories')) = (pieces is not null));
