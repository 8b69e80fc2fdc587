-- Power is written, and the feed of all accounts read, by proofs (ADR 40). `open_powers`: a release before does both without one, until
-- a run of the migrations finds none of its processes.
alter table _wall_rollout add column open_powers boolean;
update _wall_rollout set open_powers = exists (select from accounts);
alter table _wall_rollout alter column open_powers set not null;

-- An invitation keeps the role that it was sent with.
revoke update (role) on invitations from emite_app;
