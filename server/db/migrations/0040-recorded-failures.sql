-- When a failure to sign in as the user was last recorded in the audit log, at the password and at the second step.
alter table users
  add column failure_recorded_at timestamptz(3),
  add column step_failure_recorded_at timestamptz(3);
