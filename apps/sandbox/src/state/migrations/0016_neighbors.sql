-- ultNSU that another system of the party was given last, and sends next.
alter table distribution_parties add column neighbor_nsu bigint not null default 0;
