-- Key of each person's pseudonym in an account's audit log; an erasure destroys it.
create table audit_people (
  account_id uuid not null,
  user_id uuid not null,
  key bytea not null,
  primary key (account_id, user_id)
);
create index audit_people_user_id_idx on audit_people (user_id);

-- Erasures look for people in entries of before; later entries are not in these indexes.
create index audit_log_actor_idx on audit_log (actor_id)
  where actor_kind = 'user' and actor_id not like 'pessoa:%';
create index audit_log_person_idx on audit_log (subject_id)
  where subject_type = 'user' and subject_id not like 'pessoa:%';
create index audit_log_user_idx on audit_log ((details ->> 'userId'))
  where details ->> 'userId' not like 'pessoa:%';

alter table audit_people enable row level security;
alter table audit_people force row level security;
create policy owner on audit_people to emite_owner using (true) with check (true);
