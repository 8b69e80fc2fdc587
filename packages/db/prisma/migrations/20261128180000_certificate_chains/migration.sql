-- Whether an A1's chain leads to a root that was known when it was judged. Null: judged by a release that did not look.
alter table certificates add column chain_proven boolean;
