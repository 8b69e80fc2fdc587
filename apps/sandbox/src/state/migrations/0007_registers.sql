-- What a test puts on the authorities' registers: parties by CNPJ or CPF, products by GTIN.
create table register_entries (
  world text not null,
  register text not null,
  subject text not null,
  entry jsonb not null,
  primary key (world, register, subject)
);
