-- Signs that a file or a document may have been changed, with what a reviewer made of each.
CREATE TABLE signals (
  id uuid PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  package_id uuid NOT NULL REFERENCES packages ON DELETE CASCADE,
  file_id uuid NOT NULL REFERENCES files ON DELETE CASCADE,
  document_id uuid REFERENCES documents ON DELETE CASCADE,
  code text NOT NULL,
  category text NOT NULL,
  severity text NOT NULL CHECK (severity IN ('info', 'low', 'medium', 'high')),
  summary text NOT NULL,
  evidence jsonb NOT NULL,
  dismissed_reason text,
  dismissed_by_id uuid REFERENCES users ON DELETE SET NULL,
  dismissed_at timestamptz(6)
);
CREATE INDEX ON signals (package_id, id);
CREATE INDEX ON signals (file_id);
CREATE INDEX ON signals (document_id);
