-- Working days that each part of an order adds, and when the lab works: src/domain/catalogue/lab-calendar.ts.
alter table lens_designs add column working_days integer not null default 0 check (working_days >= 0);
alter table coatings add column working_days integer not null default 0 check (working_days >= 0);
alter table lens_services add column working_days integer not null default 0 check (working_days >= 0);
alter table catalogue add column calendar jsonb not null default
  '{"timeZone": "Asia/Tehran", "cutOffHour": 14, "offDays": [5], "holidays": [], "stockDays": 1}';
