-- Reference tables: the lab's catalogue, the same for every account. Names as in src/domain/catalogue/lens.ts; powers in
-- hundredths of a dioptre, heights in tenths of a millimetre, prices in rials (null is "price on request").

create table catalogue (
  single boolean primary key default true check (single),
  revision text not null
);
insert into catalogue (revision) values ('empty');

create table coatings (
  id text primary key,
  position integer not null,
  name_fa text not null,
  name_en text not null,
  price bigint check (price >= 0)
);

create table lens_designs (
  id text primary key,
  position integer not null,
  kind text not null check (kind in ('singleVision', 'bifocal', 'progressive')),
  name_fa text not null,
  name_en text not null,
  minimum_height integer
);

create table lens_variants (
  design_id text not null references lens_designs on delete cascade,
  refractive_index integer not null,
  colour text not null check (colour in ('clear', 'photochromic', 'polarised')),
  position integer not null,
  primary key (design_id, refractive_index, colour)
);

create table lens_variant_coatings (
  design_id text not null,
  refractive_index integer not null,
  colour text not null,
  coating_id text not null references coatings,
  position integer not null,
  primary key (design_id, refractive_index, colour, coating_id),
  foreign key (design_id, refractive_index, colour) references lens_variants on delete cascade
);

create table lens_bands (
  design_id text not null,
  refractive_index integer not null,
  colour text not null,
  position integer not null,
  sphere_min integer not null,
  sphere_max integer not null check (sphere_max >= sphere_min),
  cylinder_min integer not null check (cylinder_min <= 0),
  combined_min integer not null,
  price bigint check (price >= 0),
  primary key (design_id, refractive_index, colour, position),
  foreign key (design_id, refractive_index, colour) references lens_variants on delete cascade
);
