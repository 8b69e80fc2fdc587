-- Codes of an authenticator that were taken: each opens one session.
create table used_codes (
  user_id uuid not null references auth_users (id) on delete cascade on update cascade,
  code text not null,
  used_at timestamptz(3) not null default now(),
  primary key (user_id, code)
);
grant select, insert, delete on used_codes to emite_app;
