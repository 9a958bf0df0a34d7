-- What is done to lenses beside making them, and which choices exclude each other. Names as in src/domain/catalogue/lens.ts;
-- corridors in tenths of a millimetre, prices in rials for one lens (null is "price on request").

alter table coatings add column is_hard boolean not null default true;

alter table lens_designs add column corridors integer[] not null default '{}';

create table lens_services (
  id text primary key,
  position integer not null,
  kind text not null check (kind in (
    'tint', 'mirror', 'coat', 'engraving', 'balance', 'remoteEdged', 'fullGlaze'
  )),
  name_fa text not null,
  name_en text not null,
  price bigint check (price >= 0)
);
-- Of what an order asks for by its kind alone there is one.
create unique index lens_services_alone on lens_services (kind)
  where kind in ('engraving', 'balance', 'remoteEdged', 'fullGlaze');

create table lens_conflicts (
  one text not null,
  other text not null,
  position integer not null,
  reason_fa text not null,
  reason_en text not null,
  primary key (one, other)
);
