-- W3C traceparent of the request that asked for it: whoever drives it, and tells of it, goes on with that trace. Null: nobody traced it.
alter table operations add column trace_parent text;
