-- EPECs are found by emitter, model, série and number, which stand in the key from its seventh character on.
create index events_epec_idx on events (world, substr(chave, 7, 28)) where tp_evento in ('110140', '110113');
