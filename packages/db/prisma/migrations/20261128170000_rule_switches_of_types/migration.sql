-- A switch is of one document type. Rows of before meant NF-e and NFC-e, the only types whose rules followed switches.
alter table rule_switches add column type text not null default 'nfe';
insert into rule_switches (id, type, c_stat, uf, client_id, effect, reason, set_by, set_at)
select gen_random_uuid(), 'nfce', c_stat, uf, client_id, effect, reason, set_by, set_at from rule_switches;
alter table rule_switches alter column type drop default;
