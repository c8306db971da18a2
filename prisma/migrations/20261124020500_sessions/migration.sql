-- People who are signed in. A session that is over is erased.
CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  tenant_id uuid NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The key it was opened with: it has that key's scopes and ends with it. Null where an OpenID Connect issuer vouched for the user.
  key_id text REFERENCES api_keys (id) ON DELETE CASCADE,
  scopes text[],
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  expires_at timestamptz(6) NOT NULL,
  CHECK ((key_id IS NULL) = (scopes IS NOT NULL))
);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);
CREATE INDEX sessions_key_id_idx ON sessions (key_id);
CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);

-- Links that open a session of a key once. One that was used is erased.
CREATE TABLE sign_in_links (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  key_id text NOT NULL REFERENCES api_keys (id) ON DELETE CASCADE,
  expires_at timestamptz(6) NOT NULL
);
CREATE INDEX sign_in_links_key_id_idx ON sign_in_links (key_id);
CREATE INDEX sign_in_links_expires_at_idx ON sign_in_links (expires_at);
