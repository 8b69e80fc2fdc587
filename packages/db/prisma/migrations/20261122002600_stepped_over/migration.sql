-- Where the série's counter stood when the range was taken. What it has stepped over since is free when the range is refused; null
-- for ranges taken before: nothing of theirs is.
alter table inutilizacoes add column next_numero integer;
-- To lock the série's row, as everybody does who decides over its numbers.
grant update (next_numero) on number_series to emite_worker;
