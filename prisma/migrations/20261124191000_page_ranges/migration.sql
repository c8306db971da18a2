-- Pages of one large scan, a few to a row, so that several workers read it. A row lives until its pages are kept.
CREATE TABLE page_ranges (
  id uuid PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  file_id uuid NOT NULL REFERENCES files ON DELETE CASCADE,
  pages integer[] NOT NULL,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  lease_token uuid,
  lease_expires_at timestamptz(6),
  failures integer NOT NULL DEFAULT 0,
  CHECK ((lease_token IS NULL) = (lease_expires_at IS NULL)),
  CHECK (cardinality(pages) > 0)
);
CREATE INDEX ON page_ranges (file_id, id);
CREATE INDEX ON page_ranges (tenant_id);
