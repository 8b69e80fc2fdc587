-- When a session's person last proved who they are; what changes how they come in asks for the last minutes.
alter table auth_sessions add column confirmed_at timestamptz(3) not null default now();
update auth_sessions set confirmed_at = created_at;

-- No browser is spared the second factor: what says so outlives every link.
delete from auth_verifications where expires_at - created_at > interval '2 days';

-- Whether an account lets in only who has a second factor.
alter table organizations add column second_factor_required boolean not null default false;

-- Links to files that were made before it open nothing without credentials.
alter table accounts add column links_taken_back_at timestamptz(3);
grant update (links_taken_back_at) on accounts to emite_app;
