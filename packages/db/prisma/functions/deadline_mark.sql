-- When the next part of a deadline is reached that is to be told of: half of it, four fifths, all; null after all. `p_told`: the last one.
create or replace function deadline_mark(p_begins timestamptz, p_ends timestamptz, p_told integer) returns timestamptz
language sql stable as $$
  select p_begins + (p_ends - p_begins) * case p_told when 0 then 0.5 when 50 then 0.8 when 80 then 1 end
$$;
grant execute on function deadline_mark(timestamptz, timestamptz, integer) to emite_app, emite_worker;
