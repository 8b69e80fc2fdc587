-- Where documents of test tokens go: the sandbox, or the authorities' own test environment. A document keeps where it went: producao,
-- homologacao or sandbox; null, as processes of the release before write it, is what the environment says: production, or the
-- sandbox. No check, which would read every document.
alter table clients add column test_target text not null default 'sandbox' check (test_target in ('sandbox', 'homologacao'));
alter table documents add column target text;

-- Numbers of the two never meet: in what is keyed by number or access key (number_series, inutilizacoes, access_keys), 3 beside 1 and 2
-- is the authorities' test environment.
alter table number_series drop constraint number_series_environment_check;
alter table number_series add constraint number_series_environment_check check (environment in (1, 2, 3));
alter table inutilizacoes drop constraint inutilizacoes_environment_check;
alter table inutilizacoes add constraint inutilizacoes_environment_check check (environment in (1, 2, 3));
