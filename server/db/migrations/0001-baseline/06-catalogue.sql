-- The lab's prescription lenses. Reference tables: the same for every account. Names as in src/domain/catalogue/lens.ts;
-- powers in hundredths of a dioptre, heights and corridors in tenths of a millimetre, prices in rials for one lens (null is
-- "price on request").

-- One row, made with the lab's first revision.
create table catalogue (
  single boolean primary key default true check (single),
  revision text not null,
  -- Number of the latest row of `revisions`. Whoever saves one locks this row.
  latest_revision bigint not null default 0,
  -- When the lab works, and how long its parts of an order take: src/domain/catalogue/lab-calendar.ts.
  calendar jsonb not null default
    '{"timeZone": "Asia/Tehran", "cutOffHour": 14, "offDays": [5], "holidays": [], "stockDays": 1}',
  -- Whether the lab keeps its price lists with the tax in them. What shops see includes it in any case.
  lists_include_tax boolean not null default true
);

create table coatings (
  id text primary key,
  position integer not null,
  name_fa text not null,
  name_en text not null,
  price bigint check (price >= 0),
  is_hard boolean not null default true,
  -- Working days that it adds to an order.
  working_days integer not null default 0 check (working_days >= 0)
);

-- What is done to lenses beside making them.
create table lens_services (
  id text primary key,
  position integer not null,
  kind text not null check (kind in (
    'tint', 'mirror', 'coat', 'engraving', 'balance', 'remoteEdged', 'fullGlaze'
  )),
  name_fa text not null,
  name_en text not null,
  price bigint check (price >= 0),
  working_days integer not null default 0 check (working_days >= 0)
);
-- Of what an order asks for by its kind alone there is one.
create unique index lens_services_alone on lens_services (kind)
  where kind in ('engraving', 'balance', 'remoteEdged', 'fullGlaze');

-- Choices that exclude each other.
create table lens_conflicts (
  one text not null,
  other text not null,
  position integer not null,
  reason_fa text not null,
  reason_en text not null,
  primary key (one, other)
);

create table lens_designs (
  id text primary key,
  position integer not null,
  kind text not null check (kind in ('singleVision', 'bifocal', 'progressive')),
  name_fa text not null,
  name_en text not null,
  minimum_height integer,
  corridors integer[] not null default '{}',
  -- Which values of a person it is calculated with: src/domain/catalogue/individual-values.ts. Until the lab says so, how
  -- the glasses are worn.
  individual_values text[] not null default '{vertexDistance,pantoscopicTilt,wrap}',
  working_days integer not null default 0 check (working_days >= 0)
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
