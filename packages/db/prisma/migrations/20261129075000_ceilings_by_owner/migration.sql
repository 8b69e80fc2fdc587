-- An account has the ceilings that an operator gave it: no process raises its own.
revoke update (ceiling_writes, ceiling_reads, ceiling_companies, ceiling_test_documents) on accounts from emite_app;
