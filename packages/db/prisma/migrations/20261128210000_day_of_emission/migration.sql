-- Periods of lists and sums are by the moment of emission (dhEmi), and sums by the kind of operation. The trigger serves every writer,
-- those of the release before too; `fill_emissions` gives both columns to documents of before, in pieces.
alter table documents add column emitted_at timestamptz(3);
-- Kind of operation of an NF-e or NFC-e, by finNFe and tpNF; null: the type has none, or `fill_emissions` has not come by.
alter table documents add column operacao text;

-- The moment that a document bears as its emission (dhEmi), for filters and sums by period; the moment of its receipt where dhEmi cannot be
-- read. At most a day after its receipt: so a period tells the earliest partition to look into. Only a refused document is dated later.
-- Immutable: no cast that depends on a setting.
create function document_emission(p_dh_emi text, p_created_at timestamptz) returns timestamptz
language sql immutable parallel safe
return case when p_dh_emi ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[-+]\d\d:\d\d)$'
  then least(
    timestamp '2000-01-01' + make_interval(
      years => substr(p_dh_emi, 1, 4)::integer - 2000, months => substr(p_dh_emi, 6, 2)::integer - 1,
      days => substr(p_dh_emi, 9, 2)::integer - 1, hours => substr(p_dh_emi, 12, 2)::integer,
      mins => substr(p_dh_emi, 15, 2)::integer, secs => substr(p_dh_emi, 18, 2)::integer)
    - case when right(p_dh_emi, 1) = 'Z' then interval '0' else make_interval(
        hours => substr(p_dh_emi, 20, 3)::integer,
        mins => (substr(p_dh_emi, 20, 1) || substr(p_dh_emi, 24, 2))::integer) end,
    (p_created_at at time zone 'UTC') + interval '24 hours') at time zone 'UTC'
  else p_created_at end;

-- Keeps documents.emitted_at at what dh_emi says, whoever writes it.
create function put_emission() returns trigger
language plpgsql as $$
begin
  new.emitted_at := document_emission(new.dh_emi, new.created_at);
  return new;
end
$$;

create trigger put_emission before insert or update of dh_emi on documents for each row execute function put_emission();

-- The list of an account by emission, and a day's documents counted within it. Status, type and company are compared inside the index.
create index documents_emitted_idx on documents (account_id, environment, emitted_at, id, status, type, client_id);
-- Statuses that few documents have, in the same order.
create index documents_refused_emitted_idx on documents (account_id, environment, status, emitted_at, id)
 where status in ('REJEITADA', 'ERRO_TECNICO', 'CANCELADA', 'ENCERRADA');
-- What is still to be filled: empty soon.
create index documents_unfilled_idx on documents (id) where emitted_at is null or (type in ('nfe', 'nfce') and operacao is null);
