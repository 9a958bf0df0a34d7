-- What users say of themselves: a mobile number in international form, and the language of messages to them.
alter table users
  add column mobile text not null default '' check (mobile ~ '^(\+989[0-9]{9})?$'),
  add column language text not null default 'fa' check (language in ('fa', 'en'));
