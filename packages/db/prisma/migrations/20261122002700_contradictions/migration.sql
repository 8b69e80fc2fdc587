-- Of the deferrals, those for an authority that contradicted itself: only they bring an operation to its end.
alter table pending_operations add column contradictions integer not null default 0;
