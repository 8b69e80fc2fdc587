-- When we knew the verdict, by our own clock: authorized_at is the authority's, in whole seconds.
alter table documents add column decided_at timestamptz(3);

-- Rotated tokens that still work: few, however many companies there are.
create index tokens_ending_idx on tokens (account_id, environment, expires_at) where expires_at is not null;
