-- What the authority wants to be known of a document that it authorised (cStat 120): [{ code, message }].
alter table documents add column alerts jsonb;
