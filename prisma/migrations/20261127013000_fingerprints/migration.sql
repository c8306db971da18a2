-- Keyed prints of a document: of what identifies it, and of each of its deciding amounts. They hold no content.
ALTER TABLE documents ADD COLUMN identity_print text;
ALTER TABLE documents ADD COLUMN amount_prints jsonb NOT NULL DEFAULT '{}';
CREATE INDEX ON documents (tenant_id, identity_print);
