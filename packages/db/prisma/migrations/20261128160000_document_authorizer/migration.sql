-- Who authorises a document in the place of its UF's own authority; null: that of the UF does.
alter table documents add column authorizer text;
