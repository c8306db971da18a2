-- A key says what it is for; those made before do not.
ALTER TABLE api_keys ADD COLUMN name TEXT;
