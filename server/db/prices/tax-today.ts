/** The tax rate in basis points that holds today at the lab, as SQL; null where none was set. */
export const rateTodaySql = `(
  select rate from tax_rates where from_day <= lab_today() order by from_day desc limit 1
)`;
