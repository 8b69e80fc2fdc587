-- The defaults grew to 2,400 writes and 24,000 reads a minute. A ceiling that equals the former default and that no operator set is the
-- default again.
update accounts a
   set ceiling_writes = nullif(a.ceiling_writes, 240), ceiling_reads = nullif(a.ceiling_reads, 3000)
 where (a.ceiling_writes = 240 or a.ceiling_reads = 3000)
   and not exists (select 1 from audit_log l where l.account_id = a.account_id and l.action = 'account.ceilings');
