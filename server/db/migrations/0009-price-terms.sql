-- What holds for the whole of an order's price is answered with the lists that it is priced by.

-- The revision of the catalogue changes by itself on the day from which another tax rate holds, also where listed prices
-- include the tax: shops are shown how much of a price it is.
create or replace function catalogue_revision() returns text language plpgsql stable as $$
begin
  return (
    select concat_ws('.', catalogue.revision,
      (select max(valid_from) from dated_prices where valid_from <= lab_today()),
      nullif(case when lists_include_tax then 0 else rate end, 0),
      't' || rate)
    from catalogue left join lateral (
      select rate from tax_rates where from_day <= lab_today() order by from_day desc limit 1
    ) today on true
  );
end $$;
