-- Whoever runs the platform, not an account of it.
alter table auth_users add column operator boolean not null default false;
