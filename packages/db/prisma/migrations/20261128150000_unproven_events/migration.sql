-- An event of a file whose signer leads to no root at hand: it counts as registered until the authority, asked about its document,
-- answers without it.
alter table events add unproven boolean not null default false;
