-- A replaced A1 stays sealed until then, so that it can be restored. Null: it is the current one, or its secret is destroyed.
-- A process of the release before sets `replaced_at` alone: what it replaces is destroyed at once, as it expects.
alter table certificates add column kept_until timestamptz(3);
create index certificates_kept_idx on certificates (kept_until) where kept_until is not null;
grant update (kept_until) on certificates to emite_app;
