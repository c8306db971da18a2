-- Somebody who left: neither a key nor a sign-in gives them access.
ALTER TABLE users ADD COLUMN disabled_at timestamptz(6);
