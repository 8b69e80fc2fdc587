-- What an account may have and ask, by all of its companies and tokens; null: the default. Said by an operator's command, by no route.
alter table accounts add column ceiling_writes integer check (ceiling_writes > 0);
alter table accounts add column ceiling_reads integer check (ceiling_reads > 0);
alter table accounts add column ceiling_companies integer check (ceiling_companies > 0);
alter table accounts add column ceiling_test_documents integer check (ceiling_test_documents > 0);
grant update (ceiling_writes, ceiling_reads, ceiling_companies, ceiling_test_documents) on accounts to emite_app;

-- What a bucket holds when it is full; null: what it gains in a minute.
alter table rate_buckets add column size double precision check (size > 0);
