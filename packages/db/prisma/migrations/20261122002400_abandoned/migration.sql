-- An emission that its account gave up: it ends once it is proven that the authority does not have the document.
alter table pending_operations add column abandoned boolean not null default false;
