-- CNPJ of the company whose calls a condition touches, null for every company's.
alter table conditions add column cnpj text;
