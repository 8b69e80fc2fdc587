-- Names travel in every list and letter. Those of before are left as they are.
alter table auth_users add constraint auth_users_name_check check (char_length(name) <= 120) not valid;
alter table organizations add constraint organizations_name_check check (char_length(name) <= 120) not valid;
alter table passkeys add constraint passkeys_name_check check (char_length(name) <= 120) not valid;
