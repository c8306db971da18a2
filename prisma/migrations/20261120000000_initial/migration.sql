CREATE TABLE tenants (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  settings jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz(6) NOT NULL DEFAULT now()
);

CREATE TABLE users (
  id uuid PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  email text NOT NULL,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  UNIQUE (tenant_id, email)
);

CREATE TABLE api_keys (
  id text PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  secret_hash bytea NOT NULL,
  scopes text[] NOT NULL,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  last_used_at timestamptz(6),
  expires_at timestamptz(6),
  revoked_at timestamptz(6)
);
CREATE INDEX ON api_keys (tenant_id);

CREATE TABLE packages (
  id uuid PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  public_id text NOT NULL UNIQUE,
  external_id text,
  title text NOT NULL,
  created_by_id uuid NOT NULL REFERENCES users,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  file_count integer NOT NULL DEFAULT 0,
  open_count integer NOT NULL DEFAULT 0,
  failed_count integer NOT NULL DEFAULT 0,
  revision integer NOT NULL DEFAULT 0,
  calculated_revision integer NOT NULL DEFAULT 0,
  under_review boolean NOT NULL DEFAULT false,
  -- The rule of `packageStatus` in packages/shared, where the rows are: no writer can disagree with it.
  status text NOT NULL GENERATED ALWAYS AS (
    CASE
      WHEN file_count = 0 OR open_count > 0 OR calculated_revision <> revision THEN 'Processing'
      WHEN under_review THEN 'Under Review'
      WHEN failed_count > 0 THEN 'Failed'
      ELSE 'Processed'
    END
  ) STORED,
  checks jsonb NOT NULL DEFAULT '[]',
  CHECK (open_count >= 0 AND failed_count >= 0 AND open_count + failed_count <= file_count),
  CHECK (calculated_revision <= revision)
);
CREATE INDEX ON packages (tenant_id, id DESC);
CREATE INDEX ON packages (tenant_id, external_id);
CREATE INDEX ON packages (tenant_id, status, id DESC);
-- The sweeper's: packages whose models are due.
CREATE INDEX packages_to_calculate ON packages (id)
  WHERE file_count > 0 AND open_count = 0 AND calculated_revision <> revision;

CREATE TABLE uploads (
  id uuid PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  uri text NOT NULL UNIQUE,
  upload_key text NOT NULL,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  sealed_at timestamptz(6),
  sealed_key text,
  size bigint,
  md5 text,
  content_type text,
  arrived_at timestamptz(6)
);
CREATE INDEX ON uploads (sealed_at, created_at);

CREATE TABLE files (
  id uuid PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  package_id uuid NOT NULL REFERENCES packages ON DELETE CASCADE,
  upload_id uuid NOT NULL REFERENCES uploads,
  file_name text NOT NULL,
  file_extension text NOT NULL,
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'processing', 'processed', 'failed')),
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  started_at timestamptz(6),
  ended_at timestamptz(6),
  sha256 text,
  pages_total integer,
  pages_done integer NOT NULL DEFAULT 0,
  progress double precision GENERATED ALWAYS AS (
    CASE
      WHEN status IN ('processed', 'failed') THEN 1
      WHEN started_at IS NULL THEN NULL
      WHEN pages_total > 0 THEN least(pages_done::double precision / pages_total, 1)
      ELSE 0
    END
  ) STORED,
  dispatch_number integer NOT NULL DEFAULT 0,
  dispatched_at timestamptz(6),
  lease_token uuid,
  lease_expires_at timestamptz(6),
  attempts integer NOT NULL DEFAULT 0,
  lost_leases integer NOT NULL DEFAULT 0,
  error_code text,
  error_details text,
  other_pages jsonb NOT NULL DEFAULT '[]',
  password_ciphertext bytea,
  UNIQUE (package_id, upload_id),
  CHECK ((status = 'processing') = (lease_token IS NOT NULL AND lease_expires_at IS NOT NULL)),
  CHECK ((status = 'failed') = (error_code IS NOT NULL))
);
CREATE INDEX ON files (package_id, id);
CREATE INDEX ON files (tenant_id, sha256);
CREATE INDEX ON files (upload_id);
-- The dispatcher's: files waiting to be admitted, files whose job is outstanding, leases by their end.
CREATE INDEX files_waiting ON files (tenant_id, id) WHERE status = 'queued' AND dispatched_at IS NULL;
CREATE INDEX files_dispatched ON files (dispatched_at) WHERE status = 'queued' AND dispatched_at IS NOT NULL;
CREATE INDEX files_leased ON files (lease_expires_at) WHERE status = 'processing';
CREATE INDEX files_outstanding ON files (tenant_id)
  WHERE status = 'processing' OR (status = 'queued' AND dispatched_at IS NOT NULL);

CREATE TABLE documents (
  id uuid PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  package_id uuid NOT NULL REFERENCES packages ON DELETE CASCADE,
  file_id uuid NOT NULL REFERENCES files ON DELETE CASCADE,
  document_type text NOT NULL,
  form text,
  page_start integer NOT NULL,
  page_end integer NOT NULL,
  text_source text NOT NULL,
  confidence double precision NOT NULL,
  fields jsonb NOT NULL,
  checks jsonb NOT NULL
);
CREATE INDEX ON documents (package_id, id);
CREATE INDEX ON documents (file_id);

CREATE TABLE entries (
  id uuid PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  package_id uuid NOT NULL REFERENCES packages ON DELETE CASCADE,
  file_id uuid NOT NULL REFERENCES files ON DELETE CASCADE,
  document_id uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
  date text,
  description text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('credit', 'debit')),
  amount_cents bigint,
  ytd_cents bigint,
  balance_cents bigint,
  hours text,
  rate text,
  category text NOT NULL,
  page integer NOT NULL,
  box double precision[] NOT NULL,
  confidence double precision NOT NULL
);
CREATE INDEX ON entries (package_id, id);
CREATE INDEX ON entries (document_id, id);
CREATE INDEX ON entries (file_id);

CREATE TABLE income_models (
  id uuid PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  package_id uuid NOT NULL REFERENCES packages ON DELETE CASCADE,
  eligibility_model_id text NOT NULL,
  model_name text NOT NULL,
  public_id text NOT NULL UNIQUE,
  rule_set_version text NOT NULL,
  status text NOT NULL CHECK (status IN ('Success', 'Failed')),
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  started_at timestamptz(6) NOT NULL,
  finished_at timestamptz(6) NOT NULL,
  amounts jsonb NOT NULL,
  qualifying_income jsonb,
  failure jsonb,
  checks jsonb NOT NULL DEFAULT '[]',
  UNIQUE (package_id, eligibility_model_id)
);

CREATE TABLE classifications (
  model_id uuid NOT NULL REFERENCES income_models ON DELETE CASCADE,
  entry_id uuid NOT NULL REFERENCES entries ON DELETE CASCADE,
  eligible boolean NOT NULL,
  rule text NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (model_id, entry_id)
);
CREATE INDEX ON classifications (entry_id);

CREATE TABLE overrides (
  model_id uuid NOT NULL REFERENCES income_models ON DELETE CASCADE,
  entry_id uuid NOT NULL REFERENCES entries ON DELETE CASCADE,
  eligible boolean NOT NULL,
  reason text NOT NULL,
  user_id uuid NOT NULL REFERENCES users,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  PRIMARY KEY (model_id, entry_id)
);
CREATE INDEX ON overrides (entry_id);

CREATE TABLE idempotency_records (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  method text NOT NULL,
  path text NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  status integer,
  body jsonb,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, method, path, key)
);
CREATE INDEX ON idempotency_records (created_at);

CREATE TABLE erasures (
  id uuid PRIMARY KEY,
  tenant_id uuid NOT NULL,
  object_key text NOT NULL,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  due_at timestamptz(6) NOT NULL DEFAULT now(),
  rounds integer NOT NULL DEFAULT 0
);
CREATE INDEX ON erasures (due_at);
