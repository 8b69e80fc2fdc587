-- When an account was closed: nobody belongs to it any more, and its documents are kept for as long as the law asks.
alter table organizations add column closed_at timestamptz(3);
