-- What happened to a document after its verdict.
create table events (
  -- order of registration
  id bigint generated always as identity unique,
  world text not null,
  chave text not null,
  tp_evento text not null,
  n_seq_evento integer not null,
  c_stat text not null,
  n_prot text not null,
  dh_reg_evento text not null,
  dig_val text not null,
  -- <evento> exactly as it came, and <retEvento> as it was answered
  evento text not null,
  ret_evento text not null,
  -- protocol of the event that this one cancels
  cancels text,
  -- put on record by a scenario, as if another system had sent it
  planted boolean not null default false,
  primary key (world, chave, tp_evento, n_seq_evento)
);
-- An event is cancelled once, whoever wins the race.
create unique index events_cancels on events (world, chave, cancels) where cancels is not null;
alter table events alter column evento set storage external;

-- A request to void is told from an overlapping one by its year, too.
alter table voided_numbers
  add column ano text not null default '',
  add column dh_recbto text not null default '';

-- What the fisco and third parties put on a document's or a company's record.
create table facts (
  world text not null,
  -- access key, or CNPJ or CPF as the key has it (14 characters)
  subject text not null,
  fact text not null,
  primary key (world, subject, fact)
);
