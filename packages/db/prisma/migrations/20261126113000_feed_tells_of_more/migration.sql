-- What the change feed was told of an authority's service.
alter table authority_turns add column fed_state text;
-- Whether the change feed knows that the credits run out.
alter table credit_balances add column low_told_at timestamptz(3);
