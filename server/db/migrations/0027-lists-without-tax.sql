-- Whether the lab keeps its price lists with the tax in them. What shops see includes it in any case.
alter table catalogue add column lists_include_tax boolean not null default true;
