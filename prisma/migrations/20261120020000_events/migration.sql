CREATE TABLE webhook_endpoints (
  id uuid PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  url text NOT NULL,
  event_types text[] NOT NULL CHECK (cardinality(event_types) > 0),
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  secret_ciphertext bytea NOT NULL,
  previous_secret_ciphertext bytea,
  previous_secret_until timestamptz(6),
  disabled_at timestamptz(6),
  disabled_reason text,
  CHECK ((previous_secret_ciphertext IS NULL) = (previous_secret_until IS NULL)),
  CHECK ((disabled_at IS NULL) = (disabled_reason IS NULL))
);
CREATE INDEX ON webhook_endpoints (tenant_id, id);

CREATE TABLE events (
  id uuid PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  package_id uuid NOT NULL REFERENCES packages ON DELETE CASCADE,
  file_id uuid REFERENCES files ON DELETE CASCADE,
  type text NOT NULL,
  data jsonb NOT NULL,
  occurred_at timestamptz(6) NOT NULL
);
CREATE INDEX ON events (tenant_id);
CREATE INDEX ON events (package_id);
CREATE INDEX ON events (file_id) WHERE file_id IS NOT NULL;
CREATE INDEX ON events (occurred_at);

CREATE TABLE deliveries (
  id uuid PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  event_id uuid NOT NULL REFERENCES events ON DELETE CASCADE,
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoints ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'delivered', 'failed')),
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz(6) DEFAULT now(),
  give_up_at timestamptz(6) NOT NULL,
  lease_token uuid,
  lease_expires_at timestamptz(6),
  last_attempt_at timestamptz(6),
  last_status integer,
  last_error text,
  delivered_at timestamptz(6),
  UNIQUE (event_id, endpoint_id),
  CHECK ((status = 'pending') = (next_attempt_at IS NOT NULL)),
  CHECK ((status = 'delivered') = (delivered_at IS NOT NULL)),
  CHECK ((lease_token IS NULL) = (lease_expires_at IS NULL))
);
CREATE INDEX ON deliveries (tenant_id);
CREATE INDEX ON deliveries (endpoint_id, id DESC);
-- The deliverer's: what waits at each endpoint by its time, what is under way, what is to be given up.
CREATE INDEX deliveries_waiting ON deliveries (endpoint_id, next_attempt_at) WHERE status = 'pending';
CREATE INDEX deliveries_leased ON deliveries (endpoint_id) WHERE lease_token IS NOT NULL;
CREATE INDEX deliveries_to_give_up ON deliveries (give_up_at) WHERE status = 'pending';
