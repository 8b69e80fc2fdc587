-- A name as people search for it: no case, no accents. Without an extension, which not every server has.
create or replace function plain_text(p_text text) returns text
language sql immutable parallel safe
return lower(translate(p_text,
  'ÁÀÂÃÄÅÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑÝáàâãäåéèêëíìîïóòôõöúùûüçñýÿ',
  'AAAAAAEEEEIIIIOOOOOUUUUCNYaaaaaaeeeeiiiiooooouuuucnyy'));
grant execute on function plain_text(text) to emite_app;
