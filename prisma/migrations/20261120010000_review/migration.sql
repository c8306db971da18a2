-- The settings the models were computed with: a decision in a review changes nothing but what it decides.
ALTER TABLE packages ADD COLUMN settings jsonb;
-- The sweeper's: packages past their tenant's retention.
CREATE INDEX packages_by_age ON packages (tenant_id, updated_at) WHERE status <> 'Processing' AND NOT under_review;

ALTER TABLE documents ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE entries
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN original jsonb;

-- A decision belongs to an entry in a kind of model, whichever rows that model has had: it lives as long as its entry.
ALTER TABLE overrides ADD COLUMN model_key text;
UPDATE overrides SET model_key = regexp_replace(income_models.eligibility_model_id, '\.v\d+$', '')
  FROM income_models WHERE income_models.id = overrides.model_id;
ALTER TABLE overrides DROP CONSTRAINT overrides_pkey, DROP COLUMN model_id, ALTER COLUMN model_key SET NOT NULL;
ALTER TABLE overrides ADD PRIMARY KEY (entry_id, model_key);
DROP INDEX overrides_entry_id_idx;

CREATE TABLE audit_events (
  id uuid PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  package_id uuid REFERENCES packages ON DELETE CASCADE,
  -- Not of the transaction's beginning: those who wait for a lock begin before the one they wait for.
  at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  user_id uuid REFERENCES users,
  key_id text,
  action text NOT NULL,
  model_id uuid,
  document_id uuid,
  entry_id uuid,
  field text,
  reason text,
  before jsonb NOT NULL DEFAULT '{}',
  after jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX ON audit_events (package_id, at, id);
