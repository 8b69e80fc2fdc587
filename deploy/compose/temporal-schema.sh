#!/bin/sh
# Tables of Temporal's two databases, new or of an older release. May run again. SQL_* says where PostgreSQL is.
set -eu
for database in temporal visibility; do
  name=temporal
  [ "$database" = temporal ] || name=temporal_visibility
  temporal-sql-tool --database "$name" setup-schema --version 0.0
  temporal-sql-tool --database "$name" update-schema --schema-name "postgresql/v12/$database"
done
