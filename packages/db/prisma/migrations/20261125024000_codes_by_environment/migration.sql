-- Codes that a state gives a company for production and for its test environment apart: the CSC of NFC-e, and the CSRT of the
-- company's own technical responsible. `test_…` null: the other one serves both. `csc`, `test_csc`, `csrt` and `test_csrt` are sealed.
alter table clients
  add column test_csc bytea,
  add column test_csc_id text,
  add column csrt bytea,
  add column csrt_id text,
  add column csrt_uf text,
  add column test_csrt bytea,
  add column test_csrt_id text,
  add column test_csrt_uf text;
