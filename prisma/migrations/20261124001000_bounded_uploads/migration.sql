-- A presigned PUT bounds no size by itself: what lies at its address is looked at, and what is too large is erased.
ALTER TABLE uploads ADD COLUMN max_size bigint, ADD COLUMN stored_size bigint;

-- What a tenant has uploaded and not registered is counted with every address it asks for.
CREATE INDEX uploads_unregistered ON uploads (tenant_id) WHERE sealed_at IS NULL;
