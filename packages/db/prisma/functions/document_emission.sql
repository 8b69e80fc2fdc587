-- The moment that a document bears as its emission (dhEmi), for filters and sums by period; the moment of its receipt where dhEmi cannot be
-- read. At most a day after its receipt: so a period tells the earliest partition to look into. Only a refused document is dated later.
-- Immutable: no cast that depends on a setting.
create or replace function document_emission(p_dh_emi text, p_created_at timestamptz) returns timestamptz
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
grant execute on function document_emission(text, timestamptz) to emite_app, emite_worker;
