-- Codes also go to a mobile number in Bale, by its service Safir.
alter table address_codes drop constraint address_codes_channel_check;
alter table address_codes add constraint address_codes_channel_check check (channel in ('email', 'sms', 'bale'));
