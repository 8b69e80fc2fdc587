-- An event may ask for all of the authority's rules, as an emission may.
alter table operations add column strict boolean not null default false;
