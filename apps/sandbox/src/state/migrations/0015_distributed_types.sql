-- Each document type has a distribution, and a party a sequence in each.
alter table distribution_parties add column service text not null default 'nfe';
alter table distribution_parties drop constraint distribution_parties_pkey, add primary key (world, service, party);
alter table distribution_documents add column service text not null default 'nfe';
alter table distribution_documents drop constraint distribution_documents_pkey, add primary key (world, service, party, nsu);
