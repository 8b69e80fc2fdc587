-- The worker judges a document again that waited for its first signature while the law changed.
grant select on rule_switches to emite_worker;
create policy worker on rule_switches for select to emite_worker using (true);
