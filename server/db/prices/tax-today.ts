/** SQL for the tax rate in basis points that applies today at the lab; null if none was set. */
export const rateTodaySql = `(
  select rate from tax_rates where from_day <= lab_today() order by from_day desc limit 1
)`;
